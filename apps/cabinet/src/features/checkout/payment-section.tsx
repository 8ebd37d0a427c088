import { useLingui } from '@lingui/react/macro';
import { AmountField } from '@muddat/ui/amount-field';
import { Banner } from '@muddat/ui/banner';
import { Checkbox } from '@muddat/ui/checkbox';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { RadioCards } from '@muddat/ui/radio-cards';
import type { ReactNode } from 'react';
import { CardField } from './card-field.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { commonTermsOf } from './common-terms.ts';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';
import { needsCard } from './quote-request.ts';

type Props = Pick<CheckoutFormState, 'draft' | 'ordered' | 'cards' | 'today' | 'errors' | 'quote'> &
  Pick<CheckoutFormActions, 'onDraft'> & {
    /** The page on which the customer requests a limit; shown if instalments were refused for want of one. */
    limitHref: string;
    /** The button and form that add a card on this page. */
    newCard: ReactNode;
  };

/** The choice between full payment and instalments, the term, and the card. */
export function PaymentSection({ draft, ordered, cards, today, errors, quote, onDraft, limitHref, newCard }: Props) {
  const { t } = useLingui();
  const title = t({ message: 'Как платить', comment: 'Checkout: heading of full payment and instalments' });
  const terms = commonTermsOf(ordered);
  const needsLimit = quote.kind === 'refused' && quote.refusal.fields['order_type'] === 'limit_required';
  return (
    <CheckoutSection title={title}>
      <RadioCards
        label={title}
        hideLabel
        layout="pairs"
        value={draft.orderType}
        error={errors.order_type}
        onChange={(orderType) => onDraft({ orderType })}
        options={[
          {
            value: 'installment',
            title: t({ message: 'В рассрочку', comment: 'Checkout: paid in instalments' }),
            ...(terms.length === 0
              ? {
                  disabled: true,
                  description: t({ message: 'У этих магазинов нет общего срока рассрочки', comment: 'Checkout: no common term' }),
                }
              : { description: t({ message: 'Частями, каждый месяц', comment: 'Checkout: what instalments are' }) }),
          },
          {
            value: 'full',
            title: t({ message: 'Сразу всю сумму', comment: 'Checkout: full payment' }),
            description: t({ message: 'Картой или наличными при получении, без наценки', comment: 'Checkout: what a full payment is' }),
          },
        ]}
      />
      {needsLimit && (
        <Banner
          tone="soon"
          live="status"
          title={t({ message: 'Сначала получите лимит', comment: 'Checkout: the customer has no approved limit' })}
          actions={
            <LinkButton href={limitHref} size="s">
              {t({ message: 'Получить лимит', comment: 'Checkout, button: to the identity check' })}
            </LinkButton>
          }
        >
          {t({
            message: 'Это несколько фото и пять минут. Всё, что вы заполнили здесь, останется.',
            comment: 'Checkout: what getting a limit takes, and that nothing typed is lost',
          })}
        </Banner>
      )}
      {draft.orderType === 'installment' && (
        <>
          <RadioCards
            label={t({
              message: 'Срок и платёж в месяц без первого взноса',
              comment: 'Checkout: heading of the terms, each with its monthly payment',
            })}
            layout="pairs"
            value={draft.months === null ? null : String(draft.months)}
            error={errors.months}
            onChange={(months) => onDraft({ months: Number(months) })}
            options={terms.map(({ months, monthly }) => ({
              value: String(months),
              title: t({ message: `${months} мес.`, comment: 'Checkout: a term in months, short' }),
              end: <Money amount={monthly} />,
            }))}
          />
          <AmountField
            label={t({ message: 'Первый взнос', comment: 'Product page: field for the sum paid at once' })}
            description={t({ message: 'Платежи станут меньше', comment: 'Checkout: the effect of an initial fee' })}
            optional
            large={false}
            value={draft.initialFee}
            error={errors.initial_fee}
            onChange={(fee, failure) => onDraft({ initialFee: failure === null ? fee : Number.NaN })}
          />
        </>
      )}
      {draft.orderType === 'full' && (
        <Checkbox checked={draft.cash} onChange={(cash) => onDraft({ cash })}>
          {t({ message: 'Наличными при получении, с комиссией магазина', comment: 'Checkout: a full purchase paid in cash' })}
        </Checkbox>
      )}
      {needsCard(draft) && (
        <CardField
          cards={cards}
          today={today}
          value={draft.cardId}
          error={errors.card_entity_id}
          newCard={newCard}
          onChange={(cardId) => onDraft({ cardId })}
        />
      )}
    </CheckoutSection>
  );
}
