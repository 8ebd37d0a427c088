import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@muddat/ui/button';
import { AskingSearch, type AskingSearchProps } from './asking-fields.tsx';
import * as css from './get-form.css.ts';

export type SearchLineProps = AskingSearchProps & Pick<ButtonProps, 'variant'>;

/** The line of a GetForm to look something up by and the button that asks, as high as each other. */
export function SearchLine({ variant = 'secondary', ...field }: SearchLineProps) {
  const { t } = useLingui();
  return (
    <div className={css.line}>
      <AskingSearch {...field} />
      <span className={css.submit}>
        <Button type="submit" variant={variant}>
          {t({ message: 'Найти', comment: 'Button beside a search field' })}
        </Button>
      </span>
    </div>
  );
}
