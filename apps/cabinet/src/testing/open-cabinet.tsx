import type { Api } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import type { GatewayClient } from '@muddat/sdk';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { loadWords } from '../app/messages/load-words.ts';
import { createCabinetRouter } from '../app/router.tsx';
import { fakeAuth } from './fake-auth.ts';
import { DILNOZA } from './render-in-cabinet.tsx';

// As the document has it, above all styles: without it those of the kit lose to the reset, and axe sees colours that no customer sees.
const order = document.createElement('style');
order.textContent = LAYER_ORDER;
document.head.prepend(order);

type Opened = { server: { api: Api }; path: string; locale?: 'ru' | 'uz'; user?: GatewayClient['getSession'] };

/** Opens a page of the cabinet at its address, signed in unless told, with an API behind it. */
export async function openCabinet({ server, path, locale = 'ru', user = async () => DILNOZA }: Opened) {
  const auth = fakeAuth({ getSession: user });
  const router = createCabinetRouter({ ...(await loadWords(parseLanguage(locale))), loadWords, api: server.api, auth });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`/${locale}${path}`] }) });
  render(<RouterProvider router={router} />);
  return router;
}
