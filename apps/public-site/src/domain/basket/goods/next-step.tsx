import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { BASKET_MAX_GOODS, type BasketView, browserBasket } from '@muddat/app-shell/basket';
import { formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Link, LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ErrorState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useEntryLink } from '../../../shared/entry/entry-link.tsx';
import type { CheckoutWait } from '../check/checkout-wait.ts';

export interface NextStepProps {
  view: BasketView;
  /** The reason why the order cannot be placed yet; null if there is none. */
  wait: CheckoutWait | null;
  locale: Locale;
}

/**
 * The button to the checkout. While an order is not possible, the button is disabled and the reason is next to it. A guest signs in first
 * and keeps the basket.
 */
export function NextStep({ view, wait, locale }: NextStepProps) {
  const { t } = useLingui();
  return (
    <Card tone="surface">
      <Stack gap="s">
        {view.owner === 'account' && view.saving === 'failed' && (
          <ErrorState
            size="part"
            title={t({ message: 'Изменения не сохранились', comment: 'Basket: the account did not save the change' })}
            onRetry={() => browserBasket().refresh()}
          >
            {t({
              message: 'На этой странице они видны, в аккаунте пока прежняя корзина.',
              comment: 'Basket: under the message that changes were not saved',
            })}
          </ErrorState>
        )}
        <ToCheckout wait={wait} locale={locale} />
        {view.owner === 'device' && view.status === 'ready' && (
          <Text size="s" tone="quiet">
            {t({
              message: 'Дальше попросим войти или зарегистрироваться. Корзина останется с вами.',
              comment: 'Basket of a guest, under the button that leads to the checkout',
            })}
          </Text>
        )}
        {view.owner === 'account' && view.saving !== 'failed' && (
          <Text size="s" tone="quiet">
            {t({
              message: 'Корзина сохранена в вашем аккаунте: она откроется на любом вашем устройстве.',
              comment: 'Basket of a signed-in customer',
            })}
          </Text>
        )}
        <Text size="s" tone="quiet">
          <Trans comment="Basket, at its end: help with an order; a phone number follows">
            Поможем с заказом: <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

const REASON = 'checkout-waits';

function ToCheckout({ wait, locale }: Pick<NextStepProps, 'wait' | 'locale'>) {
  const { t, i18n } = useLingui();
  const link = useEntryLink(hrefTo('checkout', {}, locale), locale);
  const words = t({ message: 'Оформить заказ', comment: 'Button of the basket: leads to the checkout' });
  if (wait === null) {
    return (
      <div>
        <LinkButton {...link} width="phone">
          {words}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <div>
        <Button width="phone" disabled aria-describedby={REASON}>
          {words}
        </Button>
      </div>
      <div aria-live="polite">
        <Text size="s" tone={wait === 'checking' ? 'quiet' : 'soon'} id={REASON}>
          {i18n._(REASONS[wait])}
        </Text>
      </div>
    </>
  );
}

const REASONS = {
  checking: msg({
    message: 'Проверяем цены и наличие…',
    comment: 'Basket, under the disabled button that leads to the checkout: prices are being checked',
  }),
  'not-checked': msg({
    message: 'Сначала нужно проверить цены и наличие: нажмите «Повторить» выше.',
    comment: 'Basket: why the checkout button is disabled; contains the name of a button in quotes',
  }),
  'not-saved': msg({
    message: 'Сначала нужно сохранить корзину: нажмите «Повторить» выше.',
    comment: 'Basket: why the checkout button is disabled; contains the name of a button in quotes',
  }),
  'too-many': msg({
    message: `В одном заказе не больше ${BASKET_MAX_GOODS} товаров. Уберите лишнее.`,
    comment: 'Basket: why the checkout button is disabled',
  }),
  gone: msg({ message: 'Уберите товары, которые больше не продаются.', comment: 'Basket: why the checkout button is disabled' }),
  'sold-out': msg({ message: 'Уберите товары, которых нет в наличии.', comment: 'Basket: why the checkout button is disabled' }),
  'less-stock': msg({
    message: 'Уменьшите количество там, где товара не хватает.',
    comment: 'Basket: why the checkout button is disabled',
  }),
} satisfies Record<CheckoutWait, unknown>;
