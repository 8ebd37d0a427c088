import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { saveChosenTerm } from '@muddat/app-shell/basket';
import { formatMoney, formatNumber, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { leastFeePlan } from '@muddat/schedule';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useEffect, useState } from 'react';
import { type CustomerLimit, fetchLimit } from '../../limit/fetch-limit.ts';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import type { BasketTerm } from '../check/basket-total.ts';

export interface LimitHintProps {
  groups: readonly BasketStoreGroup[];
  /** The term whose sums the basket shows. */
  term: BasketTerm;
  locale: Locale;
}

/** If the limit of a customer is too small for the basket: the plan with the least initial fee, and the way to order by it. */
export function LimitHint({ groups, term, locale }: LimitHintProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [limit, setLimit] = useState<CustomerLimit | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void fetchLimit(stop.signal).then((answer) => stop.signal.aborted || setLimit(answer));
    return () => stop.abort();
  }, []);
  // The limit must cover everything but an initial fee, and without a fee that is all.
  if (limit === null || !limit.approved || term.toPay <= limit.available) return null;
  const totals = groups.flatMap(({ total }) => total ?? []).filter(({ goods }) => goods > 0);
  const [first] = totals;
  const orders = totals.flatMap(({ goods, offers }) =>
    offers.filter(({ months }) => months === term.months).map(({ markup_bp: markupBp, months }) => ({ price: goods, markupBp, months })),
  );
  const plan = first === undefined ? null : leastFeePlan(orders, limit.available, first.asOf);
  const available = formatMoney(limit.available, language);
  if (plan === null) {
    return (
      <Text size="s" tone="soon">
        {t({
          message: `Лимита не хватает: доступно ${available}. Выберите меньше товаров или заплатите сразу.`,
          comment: 'Basket: the limit is too small even with the largest initial fee',
        })}
      </Text>
    );
  }
  const [fee, monthly, payments] = [formatNumber(plan.fee), formatNumber(plan.monthly), plan.payments];
  const query = new URLSearchParams({ fee: String(plan.fee) });
  return (
    <Stack gap="xs">
      <Text size="s" tone="soon">
        {t({
          message: `Лимита не хватает: доступно ${available}. Можно так, без доставки:`,
          comment: 'Basket: the limit is too small; a plan with an initial fee follows, to which the price of the delivery will be added',
        })}
      </Text>
      <Text weight="strong">
        {t({
          message: `Сразу ${fee}, потом ${monthly}\u00a0×\u00a0${payments}`,
          comment: 'Basket: the plan with an initial fee: what is paid at once, then the payment a month and the number of payments',
        })}
      </Text>
      {/* By pressing, the customer chooses this sum and its term. */}
      <LinkButton
        href={`${hrefTo('checkout', {}, locale)}?${query.toString()}`}
        variant="secondary"
        width="full"
        onClick={() => saveChosenTerm(term.months)}
      >
        {t({ message: 'Купить с первым взносом', comment: 'Basket, button: to the checkout, with the initial fee of the plan above' })}
      </LinkButton>
    </Stack>
  );
}
