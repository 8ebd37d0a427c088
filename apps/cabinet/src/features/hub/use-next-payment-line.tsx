import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDueDay, formatMoney } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { useNextDueText } from '../../domain/schedule/use-next-due-text.ts';

/**
 * The next payment as the second line of a row: amount and due date. An overdue payment has its date in a badge. Without a payment the line
 * says so, and before the response it describes the main page.
 */
export function useNextPaymentLine(): { line: string; badge?: ReactNode } {
  const { t } = useLingui();
  const language = useLanguage();
  const nextDueText = useNextDueText();
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(nextPaymentQuery(api));
  if (!data)
    return { line: t({ message: 'Ближайший платёж и лимит', comment: 'List of all sections of the cabinet: content of the main page' }) };
  if (data.data === null) return { line: t({ message: 'Платить сейчас нечего', comment: 'Main page: no payment is due or coming' }) };
  const { payment_amount: amount, payment_date: date, overdue_days: late } = data.data;
  if (late <= 0 || date === null) return { line: nextDueText(data.data) };
  return { line: formatMoney(amount, language), badge: <Badge tone="bad">{formatDueDay(date, data.as_of, language)}</Badge> };
}
