import { type ComponentType, lazy } from 'react';

/**
 * A part whose script comes after the page: the server draws it whole, and what it drew stands until the script takes it over. For
 * parts that can be read without one, such as a calculator with an example or a map. It stands in a `<Suspense>`.
 * @param load `async () => (await import('…')).XPart`
 */
export async function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(async () => ({ default: await load() }));
}
