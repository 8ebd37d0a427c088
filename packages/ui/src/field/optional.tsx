import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import * as css from './field.css.ts';

export function Optional() {
  const { t } = useLingui();
  return (
    <span className={css.optional}>
      {FACT_SEPARATOR}
      {t({ message: 'необязательно', comment: 'Beside a field label: may be left empty' })}
    </span>
  );
}
