import { useLingui } from '@lingui/react/macro';
import * as css from './goods.css.ts';

/** Stands instead of an amount that the backend is calculating, or that it could not calculate. */
export function PendingAmount({ isChecking }: { isChecking: boolean }) {
  const { t } = useLingui();
  return (
    <span className={css.pendingTotal}>
      {isChecking
        ? t({ message: 'считаем…', comment: 'Basket: shown instead of a price while it is being calculated' })
        : t({ message: 'не посчитано', comment: 'Basket: shown instead of a price that could not be calculated' })}
    </span>
  );
}
