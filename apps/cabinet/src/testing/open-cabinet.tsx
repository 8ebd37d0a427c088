import type { GatewayAuth } from '@muddat/app-shell';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { loadWords } from '../messages/load-words.ts';
import { createCabinetRouter } from '../router.tsx';
import { fakeAuth } from './fake-auth.ts';
import type { fakeServer } from './fake-server.ts';
import { DILNOZA } from './render-in-cabinet.tsx';

type Opened = { server: ReturnType<typeof fakeServer>; path: string; locale?: 'ru' | 'uz'; user?: GatewayAuth['user'] };

/** Opens a page of the cabinet at its address, signed in unless told, with an API behind it. */
export async function openCabinet({ server, path, locale = 'ru', user = async () => ({ ok: true, data: DILNOZA }) }: Opened) {
  const auth = fakeAuth({ user });
  const router = createCabinetRouter({ ...(await loadWords(locale)), loadWords, api: server.api, auth });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`/${locale}${path}`] }) });
  render(<RouterProvider router={router} />);
  return router;
}
