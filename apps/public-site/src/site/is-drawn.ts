import type { AnyRouter } from '@tanstack/react-router';

/**
 * Whether the document is that of the address. Not where one went back before any script had come: the server's page stands, under the
 * address of the page before. Told by the name of the page among what the router wrote into the document.
 */
export function isDrawn(router: AnyRouter): boolean {
  const page = router.matchRoutes(router.latestLocation).at(-1);
  return window.$_TSR?.router?.matches.at(-1)?.i === page?.id.replaceAll('/', '#');
}
