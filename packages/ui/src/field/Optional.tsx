import { useLingui } from '@lingui/react/macro';
import * as css from './Field.css.ts';

export function Optional() {
  const { t } = useLingui();
  return <span className={css.optional}> · {t({ message: 'необязательно', comment: 'Beside a field label: may be left empty' })}</span>;
}
