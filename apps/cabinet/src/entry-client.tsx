import { createBrowserApi, createGatewayAuth } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadWords } from './messages/load-words.ts';
import { createCabinetRouter } from './router.tsx';

const router = createCabinetRouter({
  ...(await loadWords(parseLanguage(document.documentElement.lang))),
  loadWords,
  api: createBrowserApi(),
  auth: createGatewayAuth(),
});
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
