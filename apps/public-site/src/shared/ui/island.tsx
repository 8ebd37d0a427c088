import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * A part whose script comes after the page: the server draws it whole, and what it drew stands until the script takes it over. For
 * parts that can be read without one, such as a calculator with an example or a map.
 *
 * React throws server-rendered markup away when the part's boundary is rendered again before it is hydrated. The boundary is therefore
 * inside `memo`: a page that renders again with the same props does not reach it.
 * @param load `async () => (await import('…')).XPart`
 */
export async function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const Part = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));
  return memo(function Island(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
