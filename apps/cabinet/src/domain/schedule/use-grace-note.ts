import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { addDays, type CalendarDate, GRACE_DAYS } from '@muddat/schedule';

/** The note on an overdue payment within the days of grace: the limit stays open if it is paid by the last of these days. */
export function useGraceNote(): (dueDate: CalendarDate) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (dueDate) => {
    const day = formatDateShort(addDays(dueDate, GRACE_DAYS), language);
    return t({
      message: `Оплатите до ${day}, и лимит не приостановим. Пени нет.`,
      comment: 'Next payment card, overdue by less than the days of grace; the last of them',
    });
  };
}
