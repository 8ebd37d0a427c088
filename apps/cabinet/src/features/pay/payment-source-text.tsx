import { useLingui } from '@lingui/react/macro';
import { Money } from '@muddat/ui/money';
import { cardName } from '../../domain/card/card-name.ts';
import { paymentAppName } from '../../domain/payment/app-names.ts';
import type { SourceShare } from '../../domain/payment/payment.types.ts';

type Props = {
  source: SourceShare;
  /** True for the only source: its amount equals the total, so it is not repeated. */
  isOnly: boolean;
};

/** The name of a payment's source (a card, the balance or a payment app) and, if there are several sources, the amount from it. */
export function PaymentSourceText({ source, isOnly }: Props) {
  return (
    <>
      <SourceName source={source} />
      {!isOnly && (
        <>
          {': '}
          <Money amount={source.amount} />
        </>
      )}
    </>
  );
}

function SourceName({ source }: { source: SourceShare }) {
  const { t } = useLingui();
  if (source.type === 'payment_app') return <>{paymentAppName(source.system ?? '')}</>;
  if (source.type === 'bank_card' && source.system !== null && source.last4 !== null) {
    return <>{cardName({ system: source.system, last4: source.last4 })}</>;
  }
  return <>{t({ message: 'Баланс', comment: 'Payment form: the balance as the source of a payment' })}</>;
}
