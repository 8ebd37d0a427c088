import { matchRoute, ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { mappedHref } from './mapped-href.ts';

test.each(ROUTES.map((route) => [route.id, route] as const))('%s is linked to only where it is drawn and needs no name', (id, route) => {
  const href = mappedHref(id, 'uz');
  if (route.status === 'live' && !route.path.includes('{')) expect(matchRoute(href ?? '')?.route.id).toBe(id);
  else expect(href).toBeNull();
});
