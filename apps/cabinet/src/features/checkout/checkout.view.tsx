import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { ShoppingBag } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { MainAside } from '@muddat/ui/page-layout';
import { Spinner } from '@muddat/ui/spinner';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import type { ReactNode, Ref } from 'react';
import { ClaimBanner } from '../../domain/payment/claim-banner.tsx';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { DeliveryPart } from './delivery-part.tsx';
import { ExtrasPart } from './extras-part.tsx';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';
import { GoodsPart } from './goods-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { PlacedStep } from './placed-step.tsx';
import { SigningStep } from './signing-step.tsx';
import { TotalPart } from './total-part.tsx';
import type { PlacingControl } from './use-placing.ts';

export type CheckoutViewProps = {
  locale: Locale;
  control: PlacingControl;
  form: CheckoutFormState;
  /** The form whose first invalid field `focusFault` focuses. */
  formRef?: Ref<HTMLDivElement>;
  actions: CheckoutFormActions;
  /** The contract of the current quote, to be read before it is signed. */
  contract: ReactNode;
  /** Adds a card without leaving the page. */
  newCard: ReactNode;
  /** The saved addresses, and the form that saves a new one. */
  addressBook: { saved: ReactNode; save: ReactNode };
  /** How many goods stay in the basket after the order is placed. */
  left: number;
};

/** The checkout: the form with its sums, the step with the code that signs the orders, and the placed orders. */
export function CheckoutView({ locale, control, form, formRef, actions, contract, newCard, addressBook, left }: CheckoutViewProps) {
  const { state } = control;
  switch (state.kind) {
    case 'code':
    case 'confirming':
    case 'resending':
      return <SigningStep state={state} control={control} />;
    case 'checking':
      return <Checking />;
    case 'placed':
      return <PlacedStep checkout={state.checkout} isEarlier={state.earlier === true} locale={locale} left={left} />;
    case 'form':
    case 'creating':
      return form.stores.length === 0 ? (
        <NothingToBuy locale={locale} isGone={form.gone > 0} />
      ) : (
        <div ref={formRef}>
          <MainAside
            main={
              <>
                {form.claim && <ClaimBanner claim={form.claim} topUpHref={topUpHref(locale)} />}
                <GoodsPart {...form} onDraft={actions.onDraft} basketHref={hrefTo('basket', {}, locale)} />
                <DeliveryPart {...form} onDraft={actions.onDraft} addressBook={addressBook} />
                <PaymentPart {...form} onDraft={actions.onDraft} limitHref={hrefTo('limit', {}, locale)} newCard={newCard} />
                <ExtrasPart {...form} onDraft={actions.onDraft} />
              </>
            }
            aside={
              <TotalPart
                {...form}
                onAccepted={actions.onAccepted}
                onSubmit={actions.onSubmit}
                offerHref={hrefTo('public-offer', {}, locale)}
                contract={contract}
              />
            }
          />
        </div>
      );
  }
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

function NothingToBuy({ locale, isGone }: { locale: Locale; isGone: boolean }) {
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
