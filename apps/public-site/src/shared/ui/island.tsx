import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Creates a component that hydrates after the page: the server renders it completely, its script loads later. For sections that are
 * readable without scripts, such as a calculator with an example or a map.
 * React discards server-rendered markup when its Suspense boundary is rendered again before hydration. The boundary is therefore inside
 * `memo`: rendering the page again with the same props does not reach it.
 * @param load `async () => (await import('…')).XPart`
 */
export async function createIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const Part = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));
  return memo(function Island(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
