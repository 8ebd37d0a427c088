import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '@muddat/i18n';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Button } from '@muddat/ui/button';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import type { CheckoutSummary } from './checkout-summary.ts';
import { PaymentCount } from './summary-amounts.tsx';

type Props = { summary: CheckoutSummary; isCounting: boolean; pending: boolean; onSubmit: () => void };

/** The button that sends the code for the signature, on a phone with what is signed. */
export function SignBar({ summary, isCounting, pending, onSubmit }: Props) {
  const { t } = useLingui();
  return (
    <BottomBar
      summary={<Payments summary={summary} isCounting={isCounting} />}
      action={
        <Button width="full" pending={pending} onClick={onSubmit}>
          {t({ message: 'К подписи', comment: 'Checkout, button: sends the code that signs the order' })}
        </Button>
      }
    />
  );
}

/** The monthly payment and the term, or the whole sum, and what is not in it yet. */
function Payments({ summary: { monthly, isExample, toPay, delivery }, isCounting }: Pick<Props, 'summary' | 'isCounting'>) {
  const { t } = useLingui();
  const notes = isCounting
    ? [t({ message: 'Считаем…', comment: 'Product page: the terms with the typed fee are loading' })]
    : [
        ...(isExample ? [t({ message: 'пример', comment: 'Checkout, under a sum: the customer has not chosen a term yet' })] : []),
        ...(delivery === null
          ? [t({ message: 'доставка добавится', comment: 'Checkout, under a sum: the price of the delivery is added later' })]
          : []),
      ];
  return (
    <>
      {monthly === null ? (
        <Money amount={toPay} />
      ) : (
        <>
          <Money amount={monthly.amount} /> <PaymentCount payments={monthly.payments} />
        </>
      )}
      {notes.length > 0 && (
        <Text size="xs" tone="quiet" weight="regular">
          {joinFacts(notes)}
        </Text>
      )}
    </>
  );
}
