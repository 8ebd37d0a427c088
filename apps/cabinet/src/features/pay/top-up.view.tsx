import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Text } from '@muddat/ui/text';
import type { Balance, Claim } from '../../domain/balance/balance-queries.ts';
import { ClaimBanner } from '../../domain/payment/claim-banner.tsx';
import type { Bounds } from '../../domain/payment/payment-systems.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import type { QueryState } from '../../shared/query/loaded.ts';
import { PayForm } from './pay-form.tsx';
import { type Paying, PaymentPage, sourcesOf } from './payment-page.tsx';
import { ReceiptCard } from './receipt.tsx';
import { Exit } from './to-order.tsx';

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

export type TopUpViewProps = Omit<Paying, 'balance'> & {
  bounds: QueryState<Bounds>;
  /** The open debt on the balance (claim). The form proposes its amount. */
  claim: Claim | undefined;
  /** The server's day, 'YYYY-MM-DD'. */
  today: CalendarDate | undefined;
  /** Link to the page that the customer came from. */
  back: { href: string; label: string };
};

/** Shows one step of a top-up by a saved card, a new card or a payment app. */
export function TopUpView({ bounds, claim, today, back, ...paying }: TopUpViewProps) {
  const { t } = useLingui();
  return (
    <FormColumn>
      <PaymentPage
        control={paying.control}
        query={bounds}
        failed={t({ message: 'Не удалось загрузить границы пополнения', comment: 'Top-up: its bounds could not be loaded' })}
        nothing=""
        nothingExit={null}
        exit={<Exit {...back} />}
        form={(state) =>
          bounds.data && (
            <PayForm
              aim={{ purpose: 'top_up' }}
              asked={{ amount: claim?.amount ?? PROPOSED, ...bounds.data }}
              today={today}
              head={
                claim ? (
                  <ClaimBanner claim={claim} />
                ) : (
                  <Text tone="quiet">
                    {t({
                      message: 'Деньги на балансе можно тратить на платежи или вывести на карту.',
                      comment: 'Top-up: above the form, what the balance is for',
                    })}
                  </Text>
                )
              }
              {...sourcesOf({ ...paying, balance: NO_BALANCE })}
              {...state}
            />
          )
        }
        receipt={(payment) => (
          <ReceiptCard payment={payment} about={[]} save={paying.saveReceipt(payment.id)} exit={<Exit {...back} main />}>
            {null}
          </ReceiptCard>
        )}
      />
    </FormColumn>
  );
}
