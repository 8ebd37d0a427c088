import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Draft } from '../../domain/checkout/draft.ts';
import { focusFault } from '../../shared/form/fault-place.tsx';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Quote } from './checkout.types.ts';
import type { QuoteState } from './form-state.ts';

type Options = {
  draft: Draft;
  quote: QuoteState;
  accepted: boolean;
  /** What the server refused the order with. */
  refusal: Refusal | null;
  onSign: (quote: Quote) => void;
};

export type SigningPress = {
  /** The form, whose first fault gets the focus. */
  form: RefObject<HTMLDivElement | null>;
  /** What is missing is told from the first press on. */
  pressed: boolean;
  press: () => void;
  /** What became of a press that came before its sums: they are on their way, or there to be read. */
  early: 'counting' | 'counted' | null;
};

/**
 * The button that signs. It leads to what keeps the order from being signed. Sums that are still being counted are waited for and not
 * signed: nobody has seen them.
 */
export function useSigning({ draft, quote, accepted, refusal, onSign }: Options): SigningPress {
  const form = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  /** What was filled in at a press before its sums; what is changed later takes the press back. */
  const [waiting, setWaiting] = useState<Draft | null>(null);
  const [asked, leadToFault] = useReducer((times: number) => times + 1, 0);
  // The words stand beside the field before it gets the focus, so that they are read out with it.
  useEffect(() => {
    if (asked > 0) focusFault(form.current);
  }, [asked]);
  useEffect(() => {
    if (refusal !== null) focusFault(form.current);
  }, [refusal]);

  const isEarly = waiting === draft;
  const onQuote = useEffectEvent((kind: QuoteState['kind']) => {
    if (!isEarly || kind === 'counting' || kind === 'ready') return;
    setWaiting(null);
    leadToFault();
  });
  useEffect(() => onQuote(quote.kind), [quote.kind]);

  const press = () => {
    setPressed(true);
    setWaiting(quote.kind === 'counting' && accepted ? draft : null);
    if (quote.kind === 'counting' && accepted) return;
    if (quote.kind === 'ready' && accepted) onSign(quote.quote);
    else leadToFault();
  };
  const early = isEarly && (quote.kind === 'counting' ? 'counting' : quote.kind === 'ready' && 'counted');
  return { form, pressed, press, early: early || null };
}
