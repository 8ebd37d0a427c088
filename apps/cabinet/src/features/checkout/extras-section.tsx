import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { AmountField } from '@muddat/ui/amount-field';
import { TextArea } from '@muddat/ui/text-area';
import { TextField } from '@muddat/ui/text-field';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';

type Props = Pick<CheckoutFormState, 'draft' | 'bonuses' | 'errors'> & Pick<CheckoutFormActions, 'onDraft'>;

/** Promo code, bonuses, and a comment for the store. */
export function ExtrasSection({ draft, bonuses, errors, onDraft }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = t({ message: 'Скидки и пожелания', comment: 'Checkout: heading of promo code, bonuses and comment' });
  const mine = formatMoney(bonuses, language);
  return (
    <CheckoutSection title={title}>
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
    </CheckoutSection>
  );
}
