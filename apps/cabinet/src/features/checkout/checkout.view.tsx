import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { ShoppingBag } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Spinner } from '@muddat/ui/spinner';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import type { ReactNode, Ref } from 'react';
import { ChargebackClaimBanner } from '../../domain/payment/claim-banner.tsx';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import * as layout from '../../shared/page/layout.css.ts';
import { CardSection } from './card-section.tsx';
import * as css from './checkout.css.ts';
import { checkoutSummaryOf } from './checkout-summary.ts';
import { DeliverySection } from './delivery-section.tsx';
import { ExtrasSection } from './extras-section.tsx';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';
import { doGoodsNeedAttention, GoodsSection } from './goods-section.tsx';
import { OrdersPlacedStep } from './orders-placed-step.tsx';
import { PaymentSection } from './payment-section.tsx';
import { needsCard } from './quote-request.ts';
import { SignBar } from './sign-bar.tsx';
import { SigningStep } from './signing-step.tsx';
import { TotalDetails } from './total-details.tsx';
import { TotalSection } from './total-section.tsx';
import type { OrderPlacementControl } from './use-order-placement.ts';
import type { PlacedDetails } from './use-placed-details.ts';

export type CheckoutViewProps = {
  locale: Locale;
  control: OrderPlacementControl;
  form: CheckoutFormState;
  /** The element around the form, in which `focusFirstError` looks for the first invalid field. */
  formRef?: Ref<HTMLDivElement>;
  actions: CheckoutFormActions;
  /** The contract of the current quote, to be read before it is signed. */
  contract: ReactNode;
  /** Adds a card without leaving the page. */
  newCard: ReactNode;
  /** The saved addresses, and the form that saves a new one. */
  addressBook: { saved: ReactNode; save: ReactNode };
  /** How many goods stay in the basket after the order is placed. */
  goodsLeftInBasket: number;
  /** Goods, sums and dates of the placed orders. */
  placed: PlacedDetails;
};

/** The checkout: the form with its sums, the step with the code that signs the orders, and the placed orders. */
export function CheckoutView({
  locale,
  control,
  form,
  formRef,
  actions,
  contract,
  newCard,
  addressBook,
  goodsLeftInBasket,
  placed,
}: CheckoutViewProps) {
  const { state } = control;
  switch (state.kind) {
    case 'code':
    case 'confirming':
    case 'resending':
      return <SigningStep state={state} control={control} />;
    case 'checking':
      return <Checking />;
    case 'placed':
      return (
        <OrdersPlacedStep
          checkout={state.checkout}
          details={placed}
          isEarlier={state.earlier === true}
          locale={locale}
          goodsLeftInBasket={goodsLeftInBasket}
        />
      );
    case 'form':
    case 'creating':
      return form.stores.length === 0 ? (
        <EmptyCheckout locale={locale} isGone={form.unavailableCount > 0} />
      ) : (
        <CheckoutForm {...{ locale, form, actions, contract, newCard, addressBook }} formRef={formRef} />
      );
  }
}

type FormProps = Pick<CheckoutViewProps, 'locale' | 'form' | 'actions' | 'contract' | 'newCard' | 'addressBook'> & {
  formRef: Ref<HTMLDivElement> | undefined;
};

/** The questions, and beside them the plan with the button that signs it. The plan is there from the start. */
function CheckoutForm({ locale, form, formRef, actions, contract, newCard, addressBook }: FormProps) {
  const { draft, errors } = form;
  const summary = checkoutSummaryOf(form);
  const goods = <GoodsSection {...form} onDraft={actions.onDraft} basketHref={hrefTo('basket', {}, locale)} />;
  const isGoodsFirst = doGoodsNeedAttention(form);
  return (
    <div ref={formRef}>
      <div className={layout.withStickyAside}>
        <div className={css.steps}>
          {form.claim && <ChargebackClaimBanner claim={form.claim} topUpHref={topUpHref(locale)} />}
          {isGoodsFirst && goods}
          <PaymentSection {...form} onDraft={actions.onDraft} limitHref={hrefTo('limit', {}, locale)} />
          <DeliverySection {...form} onDraft={actions.onDraft} addressBook={addressBook} />
          {(needsCard(draft) || draft.orderType === null) && (
            <CardSection
              {...form}
              value={draft.cardId}
              error={errors.card_entity_id}
              newCard={newCard}
              onChange={(cardId) => actions.onDraft({ cardId })}
            />
          )}
          <ExtrasSection {...form} onDraft={actions.onDraft} />
          {!isGoodsFirst && goods}
        </div>
        <div className={css.aside}>
          <TotalSection {...form} summary={summary} onAccepted={actions.onAccepted} offerHref={hrefTo('public-offer', {}, locale)} />
          <SignBar summary={summary} isCounting={form.quote.kind === 'counting'} pending={form.pending} onSubmit={actions.onSubmit} />
          <TotalDetails quote={form.quote} summary={summary} contract={contract} />
        </div>
      </div>
    </div>
  );
}

function Checking() {
  const { t } = useLingui();
  return (
    <Card padding="l">
      <div role="status">
        <Stack gap="m">
          <Spinner size="l" />
          <Text weight="medium">
            {t({ message: 'Узнаём, оформлен ли заказ', comment: 'Checkout while the result is not known: what is going on' })}
          </Text>
          <Text tone="quiet">
            {t({
              message: 'Второй заказ не появится: мы спрашиваем о том же. Страницу можно закрыть, результат не потеряется.',
              comment: 'Checkout while the result is not known: what is safe',
            })}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}

function EmptyCheckout({ locale, isGone }: { locale: Locale; isGone: boolean }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title={
          isGone
            ? t({ message: 'Этих товаров больше нет в продаже', comment: 'Checkout: nothing of the basket is sold any more' })
            : t({ message: 'В корзине ничего нет', comment: 'Checkout: the basket is empty' })
        }
        action={
          <LinkButton href={hrefTo('catalogue', {}, locale)}>
            {t({ message: 'Выбрать товары', comment: 'Empty basket: to the catalogue' })}
          </LinkButton>
        }
      >
        {isGone
          ? t({ message: 'Магазин убрал их из каталога. Выберите другие.', comment: 'Checkout: nothing of the basket is sold any more' })
          : t({ message: 'Добавьте товары из каталога, и здесь можно будет их заказать.', comment: 'Checkout: the basket is empty' })}
      </EmptyState>
    </Card>
  );
}
