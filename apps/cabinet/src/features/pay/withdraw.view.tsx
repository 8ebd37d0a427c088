import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { CardNumber } from '@muddat/ui/bank-card-tile';
import type { ReactNode } from 'react';
import type { Balance } from '../../domain/balance/balance-queries.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { ChargebackClaimBanner } from '../../domain/payment/claim-banner.tsx';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { ExitLink } from './exit-links.tsx';
import { PaymentPageContent } from './payment-page.tsx';
import { ReceiptCard } from './receipt.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

export type WithdrawViewProps = {
  balance: QueryState<Balance | null>;
  cards: QueryState<BankCard[]>;
  /** The server's date; undefined until loaded, and until then no card counts as expired. */
  today: CalendarDate | undefined;
  control: PaymentControl;
  back: { href: string; label: string };
  /** Address of the page where a card is saved. */
  cardsHref: string;
  topUpHref: string;
  /** Renders the button that saves the receipt of a withdrawal. */
  saveReceipt: (paymentId: string) => ReactNode;
};

/** Shows one step of a withdrawal: amount and card, the code, or the result. */
export function WithdrawView({ balance, cards, today, control, back, cardsHref, topUpHref, saveReceipt }: WithdrawViewProps) {
  const { t } = useLingui();
  const bounds = boundsOf(balance.data);
  const claim = balance.data?.claim;
  return (
    <FormColumn>
      <PaymentPageContent
        control={control}
        query={balance}
        errorTitle={t({
          message: 'Произошла ошибка при получении баланса. Нажмите, чтобы повторить попытку',
          comment: 'Payment form: the balance could not be loaded (text of the specification); a press tries again',
        })}
        emptyTitle={t({ message: 'На балансе нет денег для вывода', comment: 'Withdrawal: nothing on the balance can be withdrawn' })}
        emptyExitLink={<ExitLink {...back} main />}
        exit={<ExitLink {...back} />}
        offlineTitle={t({
          message: 'Без интернета вывести деньги нельзя',
          comment: 'Withdrawal from the balance while the device is offline: heading',
        })}
        form={(state) =>
          claim ? (
            <ChargebackClaimBanner claim={claim} topUpHref={topUpHref} />
          ) : (
            bounds && (
              <WithdrawForm
                bounds={bounds}
                cards={cards}
                today={today}
                cardsHref={cardsHref}
                prefill={control.prefill}
                onSubmit={control.submit}
                {...state}
              />
            )
          )
        }
        receipt={(payment) => (
          <ReceiptCard
            payment={payment}
            about={
              payment.toCardLast4 === undefined
                ? []
                : [
                    {
                      label: t({ message: 'Отправлено на', comment: 'Receipt of a withdrawal: the card that it went to' }),
                      value: <CardNumber last4={payment.toCardLast4} />,
                    },
                  ]
            }
            save={saveReceipt(payment.id)}
            exit={<ExitLink {...back} main />}
          >
            {null}
          </ReceiptCard>
        )}
      />
    </FormColumn>
  );
}

/** Withdrawal limits from the server; null if nothing can be withdrawn. */
function boundsOf(balance: Balance | null | undefined): { min: number; max: number } | null {
  const { withdraw_min: min = 0, withdraw_max: max = 0 } = balance ?? {};
  return max > 0 ? { min, max } : null;
}
