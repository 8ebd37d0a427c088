import { useLingui } from '@lingui/react/macro';
import { formatMoney, parseLanguage } from '@muddat/i18n';
import { FINANCED_MIN_SOM, largestInitialFee } from '@muddat/schedule';
import { AmountField } from '@muddat/ui/amount-field';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Text } from '@muddat/ui/text';
import type { FeeOffers } from './fee-offers.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import { useFeeQuotes } from './use-fee-quotes.ts';

/** Field for the initial fee. It keeps the typed text whatever the backend responds. */
export function InitialFeeField({ data, onAnswer: onFeeOffers }: { data: ProductData; onAnswer: (answer: FeeOffers | null) => void }) {
  const { t, i18n } = useLingui();
  const max = largestInitialFee(data.price);
  const { fee, setFee, state, retry } = useFeeQuotes({ data, max, onFeeOffers });
  const language = parseLanguage(i18n.locale);
  const [greatest, least] = [formatMoney(max, language), formatMoney(FINANCED_MIN_SOM, language)];
  return (
    <div className={css.feeForm}>
      <AmountField
        label={t({ message: 'Первый взнос', comment: 'Product page: field for the initial fee, paid at once' })}
        description={t({
          message: `До ${greatest}. Платежи станут меньше.`,
          comment: 'Under the field of the initial fee: its greatest amount',
        })}
        optional
        large={false}
        value={fee}
        onChange={setFee}
        error={
          state.kind === 'too-much'
            ? t({
                message: `Взнос может быть не больше ${greatest}: в рассрочку должно остаться хотя бы ${least}`,
                comment: 'Error at the initial fee: its greatest amount, and the least amount that must be left to pay in installments',
              })
            : state.kind === 'refused'
              ? state.message
              : undefined
        }
      />
      <div aria-live="polite">
        {state.kind === 'asking' && (
          <Text size="s" tone="quiet">
            {t({ message: 'Считаем…', comment: 'Product page: the terms with the typed fee are loading' })}
          </Text>
        )}
        {state.kind === 'answered' && (
          <Text size="s" tone="quiet">
            {t({ message: 'Условия выше — уже с этим взносом.', comment: 'Product page: the terms above include the typed fee' })}
          </Text>
        )}
      </div>
      {state.kind === 'failed' && (
        <Banner
          tone="bad"
          live="alert"
          actions={
            <Button size="s" variant="secondary" onClick={retry}>
              {t({ message: 'Повторить', comment: 'Product page: button that loads the terms with the typed fee again' })}
            </Button>
          }
        >
          {t({
            message: 'Не удалось посчитать с этим взносом. Выше — условия без взноса.',
            comment: 'Product page: the terms with the typed fee could not be loaded',
          })}
        </Banner>
      )}
    </div>
  );
}
