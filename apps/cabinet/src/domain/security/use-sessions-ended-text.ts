import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The text that says how many sessions have just ended. */
export function useSessionsEndedText(): (count: number) => string {
  const { t } = useLingui();
  return (count) =>
    count === 0
      ? t({ message: 'Других сеансов уже не было.', comment: 'After «end all others», where none was left' })
      : t({
          message: plural(count, {
            one: 'Завершён # сеанс.',
            few: 'Завершено # сеанса.',
            many: 'Завершено # сеансов.',
            other: 'Завершено # сеанса.',
          }),
          comment: 'How many sessions on other devices have ended just now',
        });
}
