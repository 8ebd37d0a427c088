import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateLong, formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { LinkButton } from '@muddat/ui/link';
import type { ChargebackClaim } from '../balance/balance-queries.ts';
import { cardName } from '../card/card-name.ts';
import { paymentAppName } from './app-names.ts';

/** `topUpHref` is left out on the top-up page itself. */
type Props = { claim: ChargebackClaim; topUpHref?: string };

/** The debt on the balance: its reason, what it blocks, and how to settle it. */
export function ChargebackClaimBanner({ claim, topUpHref }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const reason = useReason(claim);
  const sum = formatMoney(claim.amount, language);
  return (
    <Banner
      tone="bad"
      title={t({
        message: `Долг на балансе: ${sum}`,
        comment: 'Heading of a banner: the debt after a bank took back money that was already spent',
      })}
      actions={
        topUpHref === undefined ? undefined : (
          <LinkButton href={topUpHref} size="s">
            {t({ message: `Пополнить на ${sum}`, comment: 'Button: puts this sum on the balance' })}
          </LinkButton>
        )
      }
    >
      {reason}{' '}
      {t({
        message: 'Пока долг не погашен, нельзя выводить деньги и оформлять заказы. Деньги, которые придут на баланс, сначала погасят его.',
        comment: 'Banner of a debt on the balance: what it blocks, and how it is settled',
      })}
    </Banner>
  );
}

function useReason({ opened_at, system, last4 }: ChargebackClaim): string {
  const { t } = useLingui();
  const day = formatDateLong(opened_at, useLanguage());
  if (system === null) {
    return t({
      message: `${day} банк отменил платёж, а эти деньги уже потрачены.`,
      comment: 'Banner of a debt on the balance: why; a date comes first',
    });
  }
  const source = last4 === null ? paymentAppName(system) : cardName({ system, last4 });
  return t({
    message: `${day} банк отменил платёж (${source}), а эти деньги уже потрачены.`,
    comment: 'Banner of a debt on the balance: why; a date comes first, a card or payment app is in the brackets',
  });
}
