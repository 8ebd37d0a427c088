import type { AnyRouter } from '@tanstack/react-router';

/**
 * Whether the document is that of the address. Not where one went back before any script had come: the server's page stands, under the
 * address of the page before. Told by the name of the page among what the router wrote into the document.
 */
export function isDrawn(router: AnyRouter): boolean {
  const page = router.matchRoutes(router.latestLocation).at(-1);
  return writtenPage(router) === page?.id.replaceAll('/', '#');
}

/** What the router wrote waits for those who read it (`serializationAdapters`). It is read here already, and so not again when the page is taken over. */
function writtenPage({ options }: AnyRouter): string | undefined {
  const written = window.$_TSR;
  if (!written) return;
  written.t = new Map(options.serializationAdapters?.map(({ key, fromSerializable }) => [key, fromSerializable]));
  for (const read of written.buffer.splice(0)) read();
  return written.router?.matches.at(-1)?.i;
}
