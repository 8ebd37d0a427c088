import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { AmountField } from '@muddat/ui/amount-field';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Checkbox } from '@muddat/ui/checkbox';
import { LinkButton } from '@muddat/ui/link';
import { RadioCards } from '@muddat/ui/radio-cards';
import { Inline } from '@muddat/ui/stack';
import { useRef } from 'react';
import { CheckoutSection } from './checkout-section.tsx';
import { commonTermsOf } from './common-terms.ts';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';
import { TermsField } from './terms-field.tsx';

type Props = Pick<CheckoutFormState, 'draft' | 'ordered' | 'today' | 'errors' | 'quote' | 'isPlanCarried' | 'minInitialFee'> &
  Pick<CheckoutFormActions, 'onDraft'> & {
    /** The page on which the customer requests a limit; shown if instalments were refused for want of one. */
    limitHref: string;
  };

/** The choice between full payment and instalments, the term, and the initial fee. */
export function PaymentSection({ draft, ordered, today, errors, quote, isPlanCarried, minInitialFee, onDraft, limitHref }: Props) {
  const { t } = useLingui();
  const feeBox = useRef<HTMLDivElement>(null);
  const done = usePaymentSummary(draft);
  const title = t({ message: 'Как платить', comment: 'Checkout: heading of full payment and instalments' });
  const terms = commonTermsOf(ordered);
  const needsLimit = quote.kind === 'refused' && quote.refusal.fields['order_type'] === 'limit_required';
  const isLimitTooSmall = quote.kind === 'refused' && quote.refusal.fields['initial_fee'] === 'limit_exceeded';
  const isWrong = [errors.order_type, errors.months, errors.initial_fee].some((error) => error !== undefined) || needsLimit;
  return (
    <CheckoutSection title={title} done={isWrong ? null : done} startsFolded={isPlanCarried}>
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
      {draft.orderType !== 'full' && terms.length > 0 && (
        <TermsField
          ordered={ordered}
          terms={terms}
          today={today}
          value={draft.months}
          error={errors.months}
          // A customer who chooses a term pays in instalments.
          onChange={(months) => onDraft({ months, orderType: 'installment' })}
        />
      )}
      {draft.orderType === 'installment' && (
        <>
          <div ref={feeBox}>
            <AmountField
              label={t({ message: 'Первый взнос', comment: 'Product page: field for the sum paid at once' })}
              description={t({ message: 'Платежи станут меньше', comment: 'Checkout: the effect of an initial fee' })}
              optional
              large={false}
              value={draft.initialFee}
              error={errors.initial_fee}
              onChange={(fee, failure) => onDraft({ initialFee: failure === null ? fee : Number.NaN })}
            />
          </div>
          {isLimitTooSmall && minInitialFee !== null && (
            <TakeLeastFee
              fee={minInitialFee}
              onPress={() => {
                onDraft({ initialFee: minInitialFee });
                // The button disappears.
                feeBox.current?.querySelector('input')?.focus();
              }}
            />
          )}
        </>
      )}
      {draft.orderType === 'full' && (
        <Checkbox checked={draft.cash} onChange={(cash) => onDraft({ cash })}>
          {t({ message: 'Наличными при получении, с комиссией магазина', comment: 'Checkout: a full purchase paid in cash' })}
        </Checkbox>
      )}
    </CheckoutSection>
  );
}

/** Fills in the least initial fee that fits the limit. Nothing is filled in without this press. */
function TakeLeastFee({ fee, onPress }: { fee: number; onPress: () => void }) {
  const { t } = useLingui();
  const sum = formatMoney(fee, useLanguage());
  return (
    <Inline>
      <Button variant="secondary" size="s" onClick={onPress}>
        {t({ message: `Внести сразу ${sum}`, comment: 'Checkout, button: fills in the least initial fee that fits the limit' })}
      </Button>
    </Inline>
  );
}

/** The choices of the section in one line; null while one of them is missing. */
function usePaymentSummary({ orderType, months, initialFee, cash }: Props['draft']): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (orderType === 'full') {
    return cash
      ? t({ message: 'Сразу, наличными при получении', comment: 'Checkout, folded section: a full purchase paid in cash' })
      : t({ message: 'Сразу всю сумму, картой', comment: 'Checkout, folded section: a full purchase paid by card' });
  }
  if (orderType === null || months === null || Number.isNaN(initialFee)) return null;
  const fee = formatMoney(initialFee ?? 0, language);
  return initialFee === null || initialFee === 0
    ? t({
        message: plural(months, {
          one: 'В рассрочку на # месяц',
          few: 'В рассрочку на # месяца',
          many: 'В рассрочку на # месяцев',
          other: 'В рассрочку на # месяца',
        }),
        comment: 'Checkout, folded section: an order paid in instalments, without an initial fee',
      })
    : t({
        message: plural(months, {
          one: `В рассрочку на # месяц, сразу ${fee}`,
          few: `В рассрочку на # месяца, сразу ${fee}`,
          many: `В рассрочку на # месяцев, сразу ${fee}`,
          other: `В рассрочку на # месяца, сразу ${fee}`,
        }),
        comment: 'Checkout, folded section: an order paid in instalments; the sum is the initial fee',
      });
}
