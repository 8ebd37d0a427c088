import type { Api } from '@muddat/app-shell';
import { parseLanguage } from '@muddat/i18n';
import type { GatewayClient } from '@muddat/sdk';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { loadMessages } from '../app/messages/load-messages.ts';
import { createCabinetRouter } from '../app/router.tsx';
import { fakeGatewayClient } from './fake-auth.ts';
import { CUSTOMER_SESSION } from './render-in-cabinet.tsx';

// Define the layer order before all other styles, as the document does. Without it the reset overrides the kit's styles, and axe checks
// wrong colours.
const layerOrder = document.createElement('style');
layerOrder.textContent = LAYER_ORDER;
document.head.prepend(layerOrder);

type OpenOptions = { server: { api: Api }; path: string; locale?: 'ru' | 'uz'; user?: GatewayClient['getSession'] };

/** Opens a page of the cabinet at its URL. By default the customer is signed in. */
export async function openCabinet({ server, path, locale = 'ru', user = async () => CUSTOMER_SESSION }: OpenOptions) {
  const auth = fakeGatewayClient({ getSession: user });
  const router = createCabinetRouter({ ...(await loadMessages(parseLanguage(locale))), loadMessages, api: server.api, auth });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`/${locale}${path}`] }) });
  render(<RouterProvider router={router} />);
  return router;
}
