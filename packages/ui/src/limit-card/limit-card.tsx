import { useLingui } from '@lingui/react/macro';
import { formatDateShort, formatMoney, formatNumber } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { useLanguage } from '../internal/use-language.ts';
import { Money } from '../money/money.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Text } from '../text/text.tsx';
import * as css from './limit-card.css.ts';
import { UNUSABLE_LIMIT_MESSAGES } from './limit-messages.ts';

export interface LimitCardProps {
  /** The status of the limit as the backend names it. Only `approved` shows the amounts. */
  status: string;
  /** What may still be spent, whole so'm. */
  available: number;
  /** The part of the limit that is spent, whole so'm. */
  used: number;
  /** The whole limit, whole so'm. */
  amount: number;
  /** The day until which the limit is valid, `YYYY-MM-DD`; `null`: the card shows no day. */
  validUntil: CalendarDate | null;
  /** The backend's text for a refusal or a block. It replaces our own text for the status; an approved limit does not show it. */
  reason?: ReactNode;
  /** The button or link of the next step, below the text. */
  action?: ReactNode;
}

export function LimitCard(limit: LimitCardProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="cobalt" aria-labelledby={titleId}>
      <GirihBackground fade="corner" size={84} />
      {limit.status === 'approved' ? <ApprovedLimit {...limit} titleId={titleId} /> : <OtherLimit {...limit} titleId={titleId} />}
    </Card>
  );
}

function ApprovedLimit({ available, used, amount, validUntil, action, titleId }: LimitCardProps & { titleId: string }) {
  const { t } = useLingui();
  const locale = useLanguage();
  const sum = formatNumber(used);
  const total = formatMoney(amount, locale);
  const day = validUntil === null ? null : formatDateShort(validUntil, locale);
  return (
    <div className={css.body}>
      <Heading level={2} size="plain" id={titleId}>
        {t({ message: 'Доступно для покупок', comment: 'Limit card: above the amount that is left for purchases' })}
      </Heading>
      <Money amount={available} size="l" />
      <ProgressBar
        kind="meter"
        tone="tile"
        background="cobalt"
        label={t({ message: 'Использовано из лимита', comment: 'Limit card: name of the meter, read by screen readers' })}
        value={used}
        max={amount}
        valueText={t({
          message: `${sum} из ${total}`,
          comment: 'Limit card, read by screen readers: {sum} is used, {total} is the whole limit',
        })}
      />
      <Text as="div" size="xs" tone="quiet">
        <span className={css.foot}>
          <span>{t({ message: `использовано ${sum}`, comment: 'Limit card: the used part, soʻm' })}</span>
          {day !== null && <span>{t({ message: `до ${day}`, comment: 'Limit card: valid until this day' })}</span>}
        </span>
      </Text>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

function OtherLimit({ status, reason, action, titleId }: LimitCardProps & { titleId: string }) {
  const { i18n, t } = useLingui();
  const words = Object.hasOwn(UNUSABLE_LIMIT_MESSAGES, status) ? UNUSABLE_LIMIT_MESSAGES[status] : undefined;
  return (
    <div className={css.body}>
      <div className={css.head}>
        <Heading level={2} size="m" id={titleId}>
          {words ? i18n._(words.title) : t({ message: 'Лимит', comment: 'Limit card: title when the status is not known' })}
        </Heading>
        {!words && <StatusBadge kind="limit" status={status} />}
      </div>
      <Text size="s" tone="quiet">
        {reason ?? (words && i18n._(words.text))}
      </Text>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
