import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { sendOrFind } from '../../shared/attempt/send-or-find.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { findGrantedConsent } from './consent-draft.ts';
import { type Consent, type ConsentRequest, consentsQuery } from './consent-queries.ts';
import { withConsent } from './consent-selectors.ts';
import type { ConsentChange } from './consents.types.ts';

/** Grants, changes and withdraws consents. If a response is lost, the result is looked up in the list before a message is shown. */
export function useConsentWrites(onNote: (note: ConsentChange) => void) {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const query = consentsQuery(api);
  const { queryKey } = query;
  const keyOf = useIdempotencyKeyOfRequest();

  /** Sends a call and returns its result. If the response was lost, the result is taken from the refetched list. */
  const orLookUp = (call: () => Promise<Consent>, find: (consents: readonly Consent[]) => Consent | null): Promise<Consent> =>
    sendOrFind(call, async () => find((await queryClient.fetchQuery(query)).data));
  const show = async (consent: Consent): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list) => withConsent(list, consent));
  };

  const saving = useWrite({
    write: (request: ConsentRequest) =>
      orLookUp(
        () => api.billing.saveConsent(request, { idempotencyKey: keyOf(request) }),
        (consents) => findGrantedConsent(consents, request),
      ),
    onDone: async (consent) => {
      keyOf(null);
      await show(consent);
      onNote({ kind: consent.changed_at === null ? 'granted' : 'changed', consent });
    },
    // A card may have been deleted elsewhere, so refetch the cards of the form.
    onEnd: () => void queryClient.invalidateQueries({ queryKey: cardsQuery(api).queryKey }),
    refresh: queryKey,
  });
  const withdrawing = useWrite({
    write: ({ id }: Consent) =>
      orLookUp(
        () => api.billing.withdrawConsent({ id }),
        (consents) => consents.find((one) => one.id === id && one.status === 'withdrawn') ?? null,
      ),
    onDone: async (consent) => {
      await show(consent);
      onNote({ kind: 'withdrawn', consent });
    },
    refresh: queryKey,
  });
  return { saving, withdrawing };
}

/**
 * Returns the same idempotency key for the same request, so that a customer who presses the button again after a lost response does not
 * grant twice. Changed terms get a new key. Call it with null once the request is done.
 */
function useIdempotencyKeyOfRequest() {
  const kept = useRef<{ text: string; key: string } | null>(null);
  function keyOf(request: ConsentRequest): string;
  function keyOf(request: null): null;
  function keyOf(request: ConsentRequest | null): string | null {
    if (request === null) {
      kept.current = null;
      return null;
    }
    const text = JSON.stringify(request);
    if (kept.current?.text !== text) kept.current = { text, key: crypto.randomUUID() };
    return kept.current.key;
  }
  return keyOf;
}
