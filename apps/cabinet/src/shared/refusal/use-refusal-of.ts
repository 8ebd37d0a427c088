import { type Refusal, refusalOf } from '@muddat/sdk';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';

/** `refusalOf` with the server's message in the reader's alphabet. */
export function useRefusalOf(): (error: unknown) => Refusal {
  const { transliterate } = useRouteContext({ from: '__root__' });
  return useCallback(
    (error) => {
      const refusal = refusalOf(error);
      return { ...refusal, message: transliterate(refusal.message) };
    },
    [transliterate],
  );
}
