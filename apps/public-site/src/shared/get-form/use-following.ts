import { useState } from 'react';

/** What a field holds: the page's value, and what the reader made of it until the page has another one. */
export function useFollowing(given: string): readonly [string, (own: string) => void] {
  const [held, setHeld] = useState({ given, own: given });
  // The page has changed under the field, by a link or the way back.
  if (held.given !== given) setHeld({ given, own: given });
  return [held.given === given ? held.own : given, (own) => setHeld({ given, own })];
}
