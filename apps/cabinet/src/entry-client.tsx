import { createBrowserApi, createGatewayAuth } from '@muddat/app-shell';
import { parseLocale } from '@muddat/i18n';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadI18n } from './messages.ts';
import { createCabinetRouter } from './router.tsx';

const locale = parseLocale(document.documentElement.lang) ?? 'ru';
const router = createCabinetRouter({
  i18n: await loadI18n(locale),
  locale,
  api: createBrowserApi(locale),
  auth: createGatewayAuth(locale),
});
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
