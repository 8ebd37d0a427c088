import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateLong } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { AccordionItem } from '@muddat/ui/accordion';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import type { Consent } from './consent-queries.ts';
import * as css from './consents.css.ts';
import type { ConsentHrefs } from './consents.types.ts';
import { DebitSources } from './debit-sources.tsx';
import { useConsentTitle } from './use-consent-title.ts';

type NextDebit = Consent['next_debits'][number];
type Props = { debits: readonly NextDebit[]; today: CalendarDate; hrefs: ConsentHrefs };

/** The next debit in full; the later ones are collapsed. */
export function UpcomingDebits({ debits, today, hrefs }: Props) {
  const { t } = useLingui();
  const [next, ...later] = debits;
  if (next === undefined) {
    return (
      <Text tone="quiet">
        {t({
          message: 'Ближайших списаний нет: списываем только платежи, срок которых наступает после дня, когда вы дали разрешение.',
          comment: 'Consent to automatic debits: no debit is planned',
        })}
      </Text>
    );
  }
  const count = later.length;
  const name = t({ message: 'Следующее списание', comment: 'Consent to automatic debits: label of the next debit' });
  return (
    <div>
      <Text weight="medium">{name}</Text>
      <ul className={css.rows} aria-label={name}>
        <NextRow debit={next} today={today} hrefs={hrefs} />
      </ul>
      {count > 0 && (
        <AccordionItem
          title={t({
            message: plural(count, { one: 'Ещё # списание', few: 'Ещё # списания', many: 'Ещё # списаний', other: 'Ещё # списания' }),
            comment: 'Consent to automatic debits: opens the list of later debits',
          })}
        >
          <ul className={css.rows}>
            {later.map((debit) => (
              <NextRow key={`${debit.order_id} ${debit.number}`} debit={debit} today={today} hrefs={hrefs} />
            ))}
          </ul>
        </AccordionItem>
      )}
    </div>
  );
}

function NextRow({ debit, today, hrefs }: { debit: NextDebit } & Pick<Props, 'today' | 'hrefs'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleOf = useConsentTitle();
  const noticeOf = useNoticeText(today);
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <Text weight="medium">
          <time dateTime={debit.date}>{formatDateLong(debit.date, language)}</time>
        </Text>
        <Text size="s">
          <Link href={hrefs.order(debit.order_id)}>
            {titleOf(debit.order_id, { order_number: debit.order_number, store: debit.store })}
          </Link>
        </Text>
        <Text size="s" tone="quiet">
          {debit.sources.length === 0 ? (
            t({ message: 'списать не с чего', comment: 'Automatic debit: neither a card nor the balance can pay it now' })
          ) : (
            <DebitSources sources={debit.sources} />
          )}
        </Text>
        {debit.sources.length > 0 && (
          <Text size="s" tone="quiet">
            {noticeOf(debit.notice_on)}
          </Text>
        )}
      </div>
      <strong className={css.rowEnd}>
        <Money amount={debit.amount} />
      </strong>
    </li>
  );
}

/** When the customer is notified of a debit. On a past day the notification was certainly sent; today it may still be sent later. */
function useNoticeText(today: CalendarDate): (day: CalendarDate) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (day) => {
    const notice = formatDateLong(day, language);
    if (day === today) return t({ message: 'предупреждаем сегодня', comment: 'Automatic debit: the customer is notified of it today' });
    return day < today
      ? t({ message: `предупредили ${notice}`, comment: 'Automatic debit: when the customer was notified of it; a date follows' })
      : t({ message: `предупредим ${notice}`, comment: 'Automatic debit: when the customer will be notified of it; a date follows' });
  };
}
