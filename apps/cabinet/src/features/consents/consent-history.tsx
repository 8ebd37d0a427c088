import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateTime, formatMoney, joinFacts } from '@muddat/i18n';
import { AccordionItem } from '@muddat/ui/accordion';
import { Card } from '@muddat/ui/card';
import { Text } from '@muddat/ui/text';
import type { Consent } from './consent-queries.ts';
import { consentEventsOf } from './consent-selectors.ts';
import * as css from './consents.css.ts';
import { useConsentTitle } from './use-consent-title.ts';

/** The history of granted, changed and withdrawn consents, newest first, collapsed. */
export function ConsentHistory({ consents }: { consents: readonly Consent[] }) {
  const { t } = useLingui();
  const titleOf = useConsentTitle();
  const termsOf = useTermsText();
  const words = {
    granted: t({ message: 'Разрешили', comment: 'History of consents to automatic debits: it was granted' }),
    changed: t({ message: 'Изменили', comment: 'History of consents to automatic debits: it was changed' }),
    withdrawn: t({ message: 'Отключили', comment: 'History of consents to automatic debits: it was withdrawn' }),
  };
  const events = consentEventsOf(consents);
  if (events.length === 0) return null;
  return (
    <Card as="section">
      <AccordionItem title={t({ message: 'Что и когда вы разрешали', comment: 'Page of automatic debits: opens the history of consents' })}>
        <ul className={css.rows}>
          {events.map(({ key, event, consent }) => (
            <li key={key} className={css.row}>
              <div className={css.rowText}>
                <Text weight="medium">{joinFacts([words[event.type], titleOf(consent.order_id, consent)])}</Text>
                <Text size="s" tone="quiet">
                  <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                </Text>
                {event.type !== 'withdrawn' && (
                  <Text size="s" tone="quiet">
                    {termsOf(event)}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      </AccordionItem>
    </Card>
  );
}

/**
 * Returns the terms of a consent as a text, for example `карты •• 1234, •• 5678; баланс, оставляем 50 000 сум; предупреждение за 3 дня`.
 */
function useTermsText(): (event: Consent['history'][number]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ cards, use_balance, balance_floor, notice_days }) => {
    const numbers = cards.map((last4) => `••\u00a0${last4}`).join(', ');
    const floor = formatMoney(balance_floor, language);
    return [
      ...(cards.length > 0 ? [t({ message: `карты ${numbers}`, comment: 'History of consents: the cards, by their last digits' })] : []),
      ...(use_balance
        ? [
            balance_floor === 0
              ? t({ message: 'баланс', comment: 'Automatic debit: it is taken from the balance' })
              : t({ message: `баланс, оставляем ${floor}`, comment: 'History of consents: the balance is used, down to a minimum' }),
          ]
        : []),
      t({
        message: plural(notice_days, {
          one: 'предупреждение за # день',
          few: 'предупреждение за # дня',
          many: 'предупреждение за # дней',
          other: 'предупреждение за # дня',
        }),
        comment: 'History of consents: how many days before a debit the customer is notified',
      }),
    ].join('; ');
  };
}
