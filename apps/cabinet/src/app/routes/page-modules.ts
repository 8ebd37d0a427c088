import type { CabinetRouteId } from '@muddat/routing';
import type { ReactNode } from 'react';
import type { CabinetContext } from '../context.ts';

/** `search`: the query parameters as the address has them, so a page parses those that it reads. */
export type PageInput = Pick<CabinetContext, 'queryClient' | 'api'> & {
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, unknown>>;
};
/**
 * Sends the requests of a page's first screen, by the query definitions that the page itself uses. Over HTTP/1.1 only six connections carry
 * them, so the first ones are answered first. The promises never reject.
 */
export type PageData = (input: PageInput) => readonly Promise<void>[];
type PageModule = { Page: () => ReactNode; data?: PageData };

const MODULES = import.meta.glob<PageModule>('./*-page.tsx');

/** `orders` is in `orders-page.tsx`, `main-page` in `main-page.tsx`. `cabinet` is an old address that leads to the profile. */
const moduleNameOf = (id: CabinetRouteId): string => `${id === 'cabinet' ? 'profile' : id.replace(/-page$/, '')}-page.tsx`;

/** The path of a page's module in the build's manifest, so that the page's document can preload it. */
export const pageModuleOf = (id: CabinetRouteId): string => `src/app/routes/${moduleNameOf(id)}`;

export function loadPage(id: CabinetRouteId): Promise<PageModule> {
  const load = MODULES[`./${moduleNameOf(id)}`];
  if (load === undefined) throw new Error(`the page ${id} has no module ${moduleNameOf(id)}`);
  return load();
}
