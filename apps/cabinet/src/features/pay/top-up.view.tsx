import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Text } from '@muddat/ui/text';
import type { Balance, ChargebackClaim } from '../../domain/balance/balance-queries.ts';
import { ChargebackClaimBanner } from '../../domain/payment/claim-banner.tsx';
import type { TopUpBounds } from '../../domain/payment/payment-systems.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { ExitLink } from './exit-links.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentPageContent, type PaymentPageProps, paymentFormPropsOf } from './payment-page.tsx';
import { ReceiptCard } from './receipt.tsx';

/** Empty balance: a top-up cannot be paid from the balance itself. */
const NO_BALANCE: QueryState<Balance | null> = {
  data: null,
  error: null,
  isPending: false,
  isError: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: () => undefined,
};

const PROPOSED = 100_000;
const ROUND_SUMS = [50_000, PROPOSED, 200_000, 500_000] as const;

export type TopUpViewProps = Omit<PaymentPageProps, 'balance'> & {
  bounds: QueryState<TopUpBounds>;
  /** The open debt on the balance (claim). The form proposes its amount. */
  claim: ChargebackClaim | undefined;
  /** The server's date; undefined until loaded, and until then no card counts as expired. */
  today: CalendarDate | undefined;
  /** Link to the page that the customer came from. */
  back: { href: string; label: string };
};

/** Shows one step of a top-up by a saved card, a new card or a payment app. */
export function TopUpView({ bounds, claim, today, back, ...paying }: TopUpViewProps) {
  const { t } = useLingui();
  return (
    <FormColumn>
      <PaymentPageContent
        control={paying.control}
        query={bounds}
        errorTitle={t({ message: 'Не удалось загрузить границы пополнения', comment: 'Top-up: its bounds could not be loaded' })}
        emptyTitle=""
        emptyExitLink={null}
        exit={<ExitLink {...back} />}
        form={(state) =>
          bounds.data && (
            <PayForm
              purpose={{ purpose: 'top_up' }}
              amountLimits={{ amount: claim?.amount ?? PROPOSED, ...bounds.data }}
              quick={ROUND_SUMS.filter((sum) => bounds.data && sum >= bounds.data.min && sum <= bounds.data.max)}
              today={today}
              head={
                claim ? (
                  <ChargebackClaimBanner claim={claim} />
                ) : (
                  <Text tone="quiet">
                    {t({
                      message: 'Деньги на балансе можно тратить на платежи или вывести на карту.',
                      comment: 'Top-up: above the form, what the balance is for',
                    })}
                  </Text>
                )
              }
              {...paymentFormPropsOf({ ...paying, balance: NO_BALANCE })}
              {...state}
            />
          )
        }
        receipt={(payment) => (
          <ReceiptCard payment={payment} about={[]} save={paying.saveReceipt(payment.id)} exit={<ExitLink {...back} main />}>
            {null}
          </ReceiptCard>
        )}
      />
    </FormColumn>
  );
}
