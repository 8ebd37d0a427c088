import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { ArrowDown, Plus, RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Balance } from '../../domain/balance/balance-queries.ts';
import { ChargebackClaimBanner } from '../../domain/payment/claim-banner.tsx';
import type { PagedListState, QueryState } from '../../shared/query/list-state.ts';
import * as css from './balance.css.ts';
import type { BalanceEntry } from './balance-entries.ts';
import { BalanceHistory } from './balance-history.tsx';

export type BalanceViewProps = {
  balance: QueryState<Balance | null>;
  history: PagedListState<BalanceEntry>;
  hrefs: { topUp: string; withdraw: string };
  orderHref: (orderId: string) => string;
  paymentHref: (paymentId: string) => string;
  onMore: () => void;
};

/** The page of the balance: the available and the reserved amount, the actions, and the history. */
export function BalanceView({ balance, history, hrefs, orderHref, paymentHref, onMore }: BalanceViewProps) {
  return (
    <Stack gap="m">
      {balance.data?.claim && <ChargebackClaimBanner claim={balance.data.claim} topUpHref={hrefs.topUp} />}
      <Amount balance={balance} hrefs={hrefs} />
      <BalanceHistory history={history} orderHref={orderHref} paymentHref={paymentHref} onMore={onMore} />
    </Stack>
  );
}

function Amount({ balance, hrefs }: Pick<BalanceViewProps, 'balance' | 'hrefs'>) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = balance;
  if (data === undefined && !isError) {
    return (
      <SkeletonGroup label={t({ message: 'Загружаем баланс…', comment: 'Read by screen readers: the balance is loading' })}>
        <Skeleton shape="tile" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <Card padding="l">
        <div role="alert">
          <Button variant="secondary" width="full" icon={<RefreshCw size={20} />} pending={isFetching} onClick={() => void refetch()}>
            {t({
              message: 'Произошла ошибка при получении баланса. Нажмите, чтобы повторить попытку',
              comment: 'Payment form: the balance could not be loaded (text of the specification); pressing the button loads it again',
            })}
          </Button>
        </div>
      </Card>
    );
  }
  const { amount, available, withdraw_max: most } = data ?? { amount: 0, available: 0, withdraw_max: 0 };
  return (
    <Card padding="l">
      <Stack gap="m">
        <div>
          <Text tone="quiet">{t({ message: 'Доступно', comment: 'Page of the balance: above the amount that can be spent' })}</Text>
          <Money amount={available} size="xl" />
        </div>
        {amount > available && <ReservedAmount amount={amount} held={amount - available} />}
        <div className={css.actions}>
          <LinkButton href={hrefs.topUp} width="phone" icon={<Plus size={20} />}>
            {t({ message: 'Пополнить', comment: 'Link on the page of the balance: puts money on it' })}
          </LinkButton>
          {most !== undefined && most > 0 && (
            <LinkButton href={hrefs.withdraw} variant="secondary" width="phone" icon={<ArrowDown size={20} />}>
              {t({ message: 'Вывести на карту', comment: 'Link on the page of the balance: moves money to a saved card' })}
            </LinkButton>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function ReservedAmount({ amount, held }: { amount: number; held: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [whole, part] = [formatMoney(amount, language), formatMoney(held, language)];
  return (
    <Text tone="quiet">
      {t({
        message: `Всего ${whole}, из них ${part} удержано: платёж или вывод ещё не завершён.`,
        comment: 'Page of the balance: the whole amount, and the part that is reserved for an unfinished payment or withdrawal',
      })}
    </Text>
  );
}
