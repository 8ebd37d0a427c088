import { createBrowserApi } from '@muddat/app-shell';
import { parseLocale } from '@muddat/i18n';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadI18n } from './messages.ts';
import { createSiteRouter } from './router.tsx';

const locale = parseLocale(document.documentElement.lang) ?? 'ru';
const i18n = await loadI18n(locale);
const { origin } = window.location;
const router = createSiteRouter({ i18n, locale, origin, api: createBrowserApi(locale) });
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
