import { useLingui } from '@lingui/react/macro';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Button } from '@muddat/ui/button';
import { Money } from '@muddat/ui/money';
import type { Quote } from './checkout.types.ts';
import type { CheckoutQuoteState } from './form-state.ts';

type Props = { quote: CheckoutQuoteState; pending: boolean; onSubmit: () => void };

/** The button that sends the code for the signature, on a phone with what is signed. */
export function SignBar({ quote, pending, onSubmit }: Props) {
  const { t } = useLingui();
  const shown = quote.kind === 'ready' ? quote.quote : null;
  return (
    <BottomBar
      summary={shown === null ? undefined : <Payments quote={shown} />}
      action={
        <Button pending={pending} onClick={onSubmit}>
          {t({ message: 'Подписать', comment: 'Checkout, button: sends the code that signs the order' })}
        </Button>
      }
    />
  );
}

/** The monthly payment and the term, or what is paid at once. */
function Payments({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const offers = quote.orders.flatMap(({ offer }) => offer ?? []);
  const months = Math.max(...offers.map(({ payments }) => payments));
  if (offers.length === 0) return <Money amount={quote.to_pay_now} />;
  return (
    <>
      <Money amount={offers.reduce((sum, { monthly_payment }) => sum + monthly_payment, 0)} />{' '}
      {t({
        message: `×\u00a0${months}\u00a0мес.`,
        comment: 'After a monthly payment: the number of payments, one a month, shortened: "317 000 сум × 24 мес."',
      })}
    </>
  );
}
