import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A text with the number of tries that a code has left; undefined before the first wrong code, and if no try is left. */
export function useTriesLeftText(triesLeft: number | null): string | undefined {
  const { t } = useLingui();
  if (triesLeft === null || triesLeft === 0) return undefined;
  return t({
    message: plural(triesLeft, {
      one: 'Осталась # попытка',
      few: 'Осталось # попытки',
      many: 'Осталось # попыток',
      other: 'Осталось # попытки',
    }),
    comment: 'Under the field of the code: how many tries are left',
  });
}
