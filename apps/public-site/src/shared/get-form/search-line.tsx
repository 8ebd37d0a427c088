import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@muddat/ui/button';
import { AutoSubmitSearch, type AutoSubmitSearchProps } from './auto-submit-fields.tsx';
import * as css from './get-form.css.ts';

export type SearchFieldWithButtonProps = AutoSubmitSearchProps & Pick<ButtonProps, 'variant'>;

/** Search field and submit button of a GetForm, with the same height. */
export function SearchFieldWithButton({ variant = 'secondary', ...field }: SearchFieldWithButtonProps) {
  const { t } = useLingui();
  return (
    <div className={css.searchRow}>
      <AutoSubmitSearch {...field} />
      <span className={css.submit}>
        <Button type="submit" variant={variant}>
          {t({ message: 'Найти', comment: 'Button next to a search field' })}
        </Button>
      </span>
    </div>
  );
}
