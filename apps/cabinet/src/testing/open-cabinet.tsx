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

// Define the layer order before all other styles, as the document does. Without it the reset overrides the kit's styles, and axe checks
// wrong colours.
const order = document.createElement('style');
order.textContent = LAYER_ORDER;
document.head.prepend(order);

type Opened = { server: { api: Api }; path: string; locale?: 'ru' | 'uz'; user?: GatewayClient['getSession'] };

/** Opens a page of the cabinet at its URL. By default the customer is signed in. */
export async function openCabinet({ server, path, locale = 'ru', user = async () => DILNOZA }: Opened) {
  const auth = fakeAuth({ getSession: user });
  const router = createCabinetRouter({ ...(await loadWords(parseLanguage(locale))), loadWords, api: server.api, auth });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`/${locale}${path}`] }) });
  render(<RouterProvider router={router} />);
  return router;
}
