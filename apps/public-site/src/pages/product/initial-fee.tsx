import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from '@muddat/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { FeeOffers } from './fee-offers.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

const FeeForm = lazy(() => import('./fee-form.tsx').then((module) => ({ default: module.InitialFeeField })));

/** An initial fee of the customer's choice. The field is rendered, empty, when the customer first opens the section. */
export function InitialFeeSection({ data, onAnswer }: { data: ProductData; onAnswer: (answer: FeeOffers | null) => void }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
      <summary className={css.foldSummary}>
        {t({
          message: 'Добавить первый взнос',
          comment: 'Product page: opens the field for the initial fee, which makes the payments smaller',
        })}
        <ChevronDown size={18} />
      </summary>
      <div className={css.feeSlot}>
        {wanted && (
          <Suspense>
            <FeeForm data={data} onAnswer={onAnswer} />
          </Suspense>
        )}
        <noscript>
          {t({
            message: 'Чтобы посчитать рассрочку с первым взносом, включите в браузере JavaScript. Условия без взноса показаны выше.',
            comment: 'Product page without scripts: why an initial fee cannot be typed',
          })}
        </noscript>
      </div>
    </details>
  );
}
