import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { type BasketView, browserBasket, MAX_BASKET_PIECES } from '@muddat/app-shell/basket';
import { formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Link, LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ErrorState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useSignInLink } from '../../../shared/sign-in/sign-in-link.tsx';
import type { CheckoutBlocker } from '../check/checkout-blocker.ts';

export interface CheckoutPanelProps {
  view: BasketView;
  /** The reason why the order cannot be placed yet; null if there is none. */
  blocker: CheckoutBlocker | null;
  locale: Locale;
}

/**
 * The button to the checkout. While an order is not possible, the button is disabled and the reason is next to it. A guest signs in first
 * and keeps the basket.
 */
export function CheckoutPanel({ view, blocker, locale }: CheckoutPanelProps) {
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
        <CheckoutButton blocker={blocker} locale={locale} />
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

const REASON_ID = 'checkout-waits';

function CheckoutButton({ blocker, locale }: Pick<CheckoutPanelProps, 'blocker' | 'locale'>) {
  const { t, i18n } = useLingui();
  const link = useSignInLink(hrefTo('checkout', {}, locale), locale);
  const words = t({ message: 'Оформить заказ', comment: 'Button of the basket: leads to the checkout' });
  if (blocker === null) {
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
        <Button width="phone" disabled aria-describedby={REASON_ID}>
          {words}
        </Button>
      </div>
      <div aria-live="polite">
        <Text size="s" tone={blocker === 'checking' ? 'quiet' : 'soon'} id={REASON_ID}>
          {i18n._(BLOCKER_TEXTS[blocker])}
        </Text>
      </div>
    </>
  );
}

const BLOCKER_TEXTS = {
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
    message: `В одном заказе не больше ${MAX_BASKET_PIECES} товаров. Уберите лишнее.`,
    comment: 'Basket: why the checkout button is disabled',
  }),
  gone: msg({ message: 'Уберите товары, которые больше не продаются.', comment: 'Basket: why the checkout button is disabled' }),
  'sold-out': msg({ message: 'Уберите товары, которых нет в наличии.', comment: 'Basket: why the checkout button is disabled' }),
  'less-stock': msg({
    message: 'Уменьшите количество там, где товара не хватает.',
    comment: 'Basket: why the checkout button is disabled',
  }),
} satisfies Record<CheckoutBlocker, unknown>;
