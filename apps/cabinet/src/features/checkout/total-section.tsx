import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Checkbox } from '@muddat/ui/checkbox';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TruePrice } from '@muddat/ui/true-price';
import type { ReactNode } from 'react';
import * as orderCss from '../../domain/order/order.css.ts';
import { ErrorAnchor } from '../../shared/form/error-anchor.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { AffordabilityEstimate } from './affordability.tsx';
import * as css from './checkout.css.ts';
import type { Quote, QuotedOrder } from './checkout.types.ts';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';
import { QuoteChangesNote } from './quote-changes-note.tsx';

type Props = Pick<CheckoutFormState, 'quote' | 'errors' | 'changes' | 'refusal' | 'accepted' | 'earlyPress' | 'ordered'> &
  Pick<CheckoutFormActions, 'onAccepted'> & {
    offerHref: string;
    /** The contract of the quote, to be read before it is signed. */
    contract: ReactNode;
  };

/** The sums with all payment dates, and the consent that is needed to sign them. */
export function TotalSection(props: Props) {
  const { quote, errors, changes, refusal, accepted, earlyPress, ordered, onAccepted, offerHref, contract } = props;
  const { t } = useLingui();
  const title = t({ message: 'Суммы и даты', comment: 'Checkout: heading of the sums' });
  const shown = quote.kind === 'none' ? null : quote.quote;
  return (
    <CheckoutSection title={title}>
      <GoodsPictures stores={ordered} />
      {changes !== null && <QuoteChangesNote changes={changes} />}
      {refusal !== null && (
        <ErrorAnchor isInvalid>
          <RefusalBanner refusal={refusal} />
        </ErrorAnchor>
      )}
      {errors.items !== undefined && (
        <ErrorAnchor isInvalid>
          <Banner tone="bad" live="alert">
            {errors.items}
          </Banner>
        </ErrorAnchor>
      )}
      <div aria-live="polite" aria-busy={quote.kind === 'counting'}>
        {quote.kind === 'none' && (
          <Text tone="quiet">
            {t({
              message: 'Выберите доставку и способ оплаты — покажем точную сумму и все даты.',
              comment: 'Checkout: replaces the sums while something is not filled in',
            })}
          </Text>
        )}
        {quote.kind === 'counting' && shown === null && (
          <SkeletonGroup label={t({ message: 'Считаем…', comment: 'Product page: the terms with the typed fee are loading' })}>
            <Skeleton width="half" />
            <Skeleton shape="tile" />
          </SkeletonGroup>
        )}
        {quote.kind === 'failed' && (
          <ErrorAnchor isInvalid>
            <Banner
              tone="bad"
              live="alert"
              actions={
                <Button size="s" variant="secondary" onClick={quote.retry}>
                  {t({ message: 'Повторить', comment: 'Button: tries the same again after a failure' })}
                </Button>
              }
            >
              {t({ message: 'Не удалось посчитать. Всё, что вы заполнили, на месте.', comment: 'Checkout: the sums could not be loaded' })}
            </Banner>
          </ErrorAnchor>
        )}
        {shown !== null && quote.kind === 'counting' && (
          <Text size="s" tone="quiet">
            {t({ message: 'Считаем…', comment: 'Product page: the terms with the typed fee are loading' })}
          </Text>
        )}
        {shown !== null && quote.kind !== 'refused' && <QuoteAmounts quote={shown} />}
      </div>
      {shown !== null && quote.kind === 'ready' && (
        <>
          {shown.order_type === 'installment' && <AffordabilityEstimate quote={shown} />}
          {contract}
        </>
      )}
      <Checkbox checked={accepted} onChange={onAccepted} error={errors.offer}>
        <Trans comment="Checkout: consent, unticked; the link leads to the public offer">
          Принимаю условия{' '}
          <Link href={offerHref} target="_blank">
            публичной оферты
          </Link>{' '}
          и договора
        </Trans>
      </Checkbox>
      <div role="status">
        {earlyPress === 'counted' && (
          <Text size="s">
            {t({
              message: 'Суммы посчитаны. Проверьте их и подпишите.',
              comment: 'Checkout: the customer pressed the button that signs too early; the sums are ready now',
            })}
          </Text>
        )}
      </div>
      <Text size="s" tone="quiet">
        {t({ message: 'Пока код не введён, заказ не оформлен.', comment: 'Checkout: under the button' })}
      </Text>
    </CheckoutSection>
  );
}

const MAX_PICTURES = 4;

function GoodsPictures({ stores }: { stores: Props['ordered'] }) {
  const images = stores.flatMap(({ items }) => items.flatMap(({ product }) => product.image?.url ?? []));
  return (
    <div className={css.pictures}>
      {[...new Set(images)].slice(0, MAX_PICTURES).map((image) => (
        <img key={image} src={image} alt="" width={72} height={72} className={`${css.picture} ${orderCss.goodsImage}`} />
      ))}
    </div>
  );
}

function QuoteAmounts({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      {quote.orders.map((order) => (
        <QuotedOrderAmounts key={order.store.id} order={order} named={quote.orders.length > 1} />
      ))}
      <PriceBreakdown
        rows={[
          {
            label: t({ message: 'Заплатить сейчас', comment: 'Checkout: initial fees, or the whole price by card' }),
            value: <Money amount={quote.to_pay_now} />,
            strong: quote.order_type === 'full',
          },
        ]}
      />
    </Stack>
  );
}

function QuotedOrderAmounts({ order, named }: { order: QuotedOrder; named: boolean }) {
  const { t } = useLingui();
  const lines = [
    [t({ message: 'Товары', comment: 'Checkout: price of the goods' }), order.goods],
    [t({ message: 'Скидка', comment: 'Checkout: the discount of the promo code' }), -order.discount],
    [t({ message: 'Бонусы', comment: 'Checkout: bonuses that are spent' }), -order.bonus],
    [t({ message: 'Доставка', comment: 'Checkout: the store delivers the goods' }), order.delivery_price],
    [t({ message: 'Комиссия за наличные', comment: 'Checkout: commission of a purchase paid in cash' }), order.commission],
  ] as const;
  return (
    <Stack gap="s">
      {named && (
        <Heading level={3} size="s">
          {order.store.name}
        </Heading>
      )}
      {order.offer !== null && <TruePrice offer={order.offer} />}
      <PriceBreakdown
        rows={[
          ...lines.flatMap(([label, amount]) => (amount === 0 ? [] : [{ label, value: <Money amount={amount} /> }])),
          {
            label: t({ message: 'Цена', comment: 'Checkout: the price of one order' }),
            value: <Money amount={order.price} />,
          },
        ]}
      />
    </Stack>
  );
}
