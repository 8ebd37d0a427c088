import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { AmountField } from '@muddat/ui/amount-field';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { ChevronDown } from '@muddat/ui/icons';
import { Stack } from '@muddat/ui/stack';
import { TextArea } from '@muddat/ui/text-area';
import { TextField } from '@muddat/ui/text-field';
import { useState } from 'react';
import * as css from './checkout.css.ts';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';

type Props = Pick<CheckoutFormState, 'draft' | 'bonuses' | 'errors'> & Pick<CheckoutFormActions, 'onDraft'>;

/** Promo code, bonuses, and a comment for the store: folded until the customer wants them. */
export function ExtrasSection({ draft, bonuses, errors, onDraft }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = t({ message: 'Скидки и пожелания', comment: 'Checkout: heading of promo code, bonuses and comment' });
  // A draft from an earlier visit opens the section once; after that the customer folds and unfolds it.
  const [isFilled] = useState(draft.promo !== '' || draft.bonus !== null || draft.comment !== '');
  const mine = formatMoney(bonuses, language);
  return (
    <Card as="section" padding="l" aria-label={title}>
      <details open={isFilled || errors.promo_code !== undefined || errors.bonus !== undefined}>
        <summary className={css.summary}>
          <Heading level={2} size="m">
            {title}
          </Heading>
          <ChevronDown size={18} />
        </summary>
        <Stack gap="m">
          <TextField
            label={t({ message: 'Промокод', comment: 'Checkout: field for a promo code' })}
            optional
            value={draft.promo}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            error={errors.promo_code}
            onChange={(promo) => onDraft({ promo })}
          />
          {bonuses > 0 && (
            <AmountField
              label={t({ message: 'Сколько бонусов потратить', comment: 'Checkout: field for bonuses' })}
              description={t({
                message: `У вас ${mine}, ими можно оплатить до 20\u00a0% стоимости товаров`,
                comment: 'Checkout: how many bonuses there are',
              })}
              optional
              large={false}
              value={draft.bonus}
              error={errors.bonus}
              onChange={(bonus, failure) => onDraft({ bonus: failure === null ? bonus : Number.NaN })}
            />
          )}
          <TextArea
            label={t({ message: 'Комментарий магазину', comment: 'Checkout: field for a comment to the store' })}
            optional
            value={draft.comment}
            limit={500}
            onChange={(comment) => onDraft({ comment })}
          />
        </Stack>
      </details>
    </Card>
  );
}
