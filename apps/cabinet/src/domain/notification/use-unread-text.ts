import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** `3 новых`: how many notifications are unread. */
export function useUnreadText(): (count: number) => string {
  const { t } = useLingui();
  return (count) =>
    t({
      message: plural(count, { one: '# новое', few: '# новых', many: '# новых', other: '# нового' }),
      comment: 'How many notifications are unread, next to the word «Уведомления»',
    });
}
