import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatMoney } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link, LinkButton } from '@muddat/ui/link';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { isCardExpired } from '../../domain/card/use-card-option.tsx';
import { ALL_ORDERS_TARGET } from './consent-draft.ts';
import type { Consent } from './consent-queries.ts';
import { consentBankCardsOf, deletedCards } from './consent-selectors.ts';
import * as css from './consents.css.ts';
import type { ConsentHrefs } from './consents.types.ts';
import { UpcomingDebits } from './upcoming-debits.tsx';
import { useConsentTitle } from './use-consent-title.ts';

type Props = {
  consent: Consent;
  /** Withdrawn consents of orders that this consent for all orders does not cover. */
  excludedConsents: readonly Consent[];
  cards: readonly BankCard[];
  today: CalendarDate;
  hrefs: ConsentHrefs;
  /** Whether this consent is being withdrawn. */
  pending: boolean;
  /** Whether any consent is being withdrawn. */
  disabled: boolean;
  onWithdraw: (consent: Consent) => void;
};

/** An active consent: what may be debited, its sources, the next debit, and the button that withdraws it. */
export function ConsentCard({ consent, excludedConsents, cards, today, hrefs, pending, disabled, onWithdraw }: Props) {
  const { t } = useLingui();
  const titleOf = useConsentTitle();
  const title = titleOf(consent.order_id, consent);
  const exceptions = excludedConsents.map((one) => titleOf(one.order_id, one)).join('; ');
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {consent.order_id === ALL_ORDERS_TARGET ? title : <Link href={hrefs.order(consent.order_id)}>{title}</Link>}
        </Heading>
        <ConsentWarning consent={consent} cards={cards} />
        <Terms consent={consent} cards={cards} today={today} />
        {excludedConsents.length > 0 && (
          <Text tone="quiet">
            {t({
              message: `Кроме заказов, автосписание которых вы отключили: ${exceptions}.`,
              comment: 'Consent to automatic debits of all orders: it does not cover those whose own consent was withdrawn',
            })}
          </Text>
        )}
        <UpcomingDebits debits={consent.next_debits} today={today} hrefs={hrefs} />
        <div className={css.actions}>
          <LinkButton
            variant="secondary"
            width="phone"
            href={hrefs.grant(consent.order_id)}
            aria-label={t({
              message: `Изменить: ${title}`,
              comment: 'Read by screen readers: link on a consent to automatic debits; what it is for follows',
            })}
          >
            {t({ message: 'Изменить', comment: 'Link on a consent to automatic debits: to its form' })}
          </LinkButton>
          <Button
            variant="ghost"
            width="phone"
            pending={pending}
            aria-disabled={disabled || undefined}
            aria-label={t({
              message: `Отключить автосписание: ${title}`,
              comment: 'Read by screen readers: button on a consent to automatic debits; what it is for follows',
            })}
            onClick={() => !disabled && onWithdraw(consent)}
          >
            {t({ message: 'Отключить', comment: 'Button: ends a consent to automatic debits at once' })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Warns if no source can pay the next debit, or else if cards of the consent were deleted. */
function ConsentWarning({ consent, cards }: Pick<Props, 'consent' | 'cards'>) {
  const { t } = useLingui();
  const deleted = deletedCards(consent, cards)
    .map((last4) => `••\u00a0${last4}`)
    .join(', ');
  const hasNothing = consent.next_debits[0]?.sources.length === 0;
  if (hasNothing)
    return (
      <Banner tone="bad">
        {t({
          message: 'Следующий платёж не спишется: нет действующей карты, а на балансе мало денег. Нажмите «Изменить» и добавьте карту.',
          comment: 'Consent to automatic debits: no source can pay the next debit now; «Изменить» is the link below',
        })}
      </Banner>
    );
  if (deleted === '') return null;
  return (
    <Banner tone="soon">
      {t({ message: `Удалённые карты пропускаем: ${deleted}.`, comment: 'Consent to automatic debits: some of its cards were deleted' })}
    </Banner>
  );
}

function Terms({ consent, cards, today }: Pick<Props, 'consent' | 'cards' | 'today'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const day = consent.next_debits[0]?.date ?? today;
  const chosen = consentBankCardsOf(consent, cards, (card) => isCardExpired(card, day));
  const floor = formatMoney(consent.balance_floor, language);
  const rows = [
    {
      label: t({ message: 'Карты по порядку', comment: 'Consent to automatic debits: the cards in the order in which they are tried' }),
      value:
        chosen.length === 0 ? (
          t({ message: 'нет', comment: 'Consent to automatic debits: it has no cards' })
        ) : (
          <ol className={css.cardList}>
            {chosen.map(({ card, ended }, at) => (
              <li key={card.entity_id}>
                {`${at + 1}. ${cardName(card)}`}
                {ended &&
                  `${FACT_SEPARATOR}${t({ message: 'срок истёк', comment: 'Consent to automatic debits: after a card that has expired' })}`}
              </li>
            ))}
          </ol>
        ),
    },
    {
      label: t({ message: 'Баланс Muddat', comment: 'Consent to automatic debits: label of the use of the balance' }),
      value: !consent.use_balance
        ? t({ message: 'не трогаем', comment: 'Consent to automatic debits: the balance is not used' })
        : consent.balance_floor === 0
          ? t({ message: 'списываем первым', comment: 'Consent to automatic debits: the balance pays first' })
          : t({
              message: `списываем первым, оставляем ${floor}`,
              comment: 'Consent to automatic debits: the balance pays first, down to a minimum',
            }),
    },
    {
      label: t({ message: 'Предупреждаем', comment: 'Consent to automatic debits: label of the number of days before a debit' }),
      value: t({
        message: plural(consent.notice_days, { one: 'за # день', few: 'за # дня', many: 'за # дней', other: 'за # дня' }),
        comment: 'Consent to automatic debits: how many days before a debit the customer is notified',
      }),
    },
  ];
  return <PriceBreakdown rows={rows} />;
}
