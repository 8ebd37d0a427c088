import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { focusFirstError } from '../../shared/form/error-anchor.tsx';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Quote } from './checkout.types.ts';
import type { CheckoutQuoteState } from './form-state.ts';

type Options = {
  draft: CheckoutDraft;
  quote: CheckoutQuoteState;
  accepted: boolean;
  /** The server's refusal of the order. */
  refusal: Refusal | null;
  onSign: (quote: Quote) => void;
};

export type SignButtonControl = {
  /** The form whose first invalid field gets the focus. */
  form: RefObject<HTMLDivElement | null>;
  /** Missing fields are only shown after the button was pressed once. */
  pressed: boolean;
  press: () => void;
  /**
   * Set if the customer pressed the button before the sums were ready. `counting`: they are still being calculated; `counted`: they are
   * shown now, and the customer has to press again.
   */
  earlyPress: 'counting' | 'counted' | null;
};

/**
 * The button that signs the order. If a field is missing or invalid, a press moves the focus to that field.
 * If the sums are still being calculated, the button waits and does not sign, because the customer has not seen them yet.
 */
export function useSignButton({ draft, quote, accepted, refusal, onSign }: Options): SignButtonControl {
  const form = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  /** The draft at the time of a press, if its sums were not ready then. Any later change of the draft cancels that press. */
  const [waiting, setWaiting] = useState<CheckoutDraft | null>(null);
  const [asked, leadToFault] = useReducer((times: number) => times + 1, 0);
  // Focus the field in an effect, after its error message has rendered, so that screen readers announce the two together.
  useEffect(() => {
    if (asked > 0) focusFirstError(form.current);
  }, [asked]);
  useEffect(() => {
    if (refusal !== null) focusFirstError(form.current);
  }, [refusal]);

  const isEarly = waiting === draft;
  const onQuote = useEffectEvent((kind: CheckoutQuoteState['kind']) => {
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
  return { form, pressed, press, earlyPress: early || null };
}
