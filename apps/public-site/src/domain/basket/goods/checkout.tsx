import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { type BasketView, browserBasket, MAX_BASKET_PIECES } from '@muddat/app-shell/basket';
import { formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Button } from '@muddat/ui/button';
import { Link, LinkButton } from '@muddat/ui/link';
import { ErrorState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSignInLink } from '../../../shared/sign-in/sign-in-link.tsx';
import { buyBar } from '../buy-bar.css.ts';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import type { CheckoutBlocker } from '../check/checkout-blocker.ts';
import { BarTotal, BasketSummary, type BasketSummaryProps } from './basket-summary.tsx';
import * as css from './goods.css.ts';
import type { LimitHintProps } from './limit-hint.tsx';

export interface CheckoutProps extends BasketSummaryProps {
  view: BasketView;
  /** The reason why the order cannot be placed yet; null if there is none. */
  blocker: CheckoutBlocker | null;
  locale: Locale;
  groups: readonly BasketStoreGroup[];
}

/** Only customers have a limit, so only they load this file, after the goods. */
const LimitHint = lazy<ComponentType<LimitHintProps>>(() =>
  import('./limit-hint.tsx').then(
    (module) => ({ default: module.LimitHint }),
    () => ({ default: (): null => null }),
  ),
);

/**
 * What the basket costs, and the button to the checkout. While an order is not possible, the button is disabled and the reason is next to
 * it. A guest signs in first and keeps the basket.
 */
export function Checkout({ view, blocker, locale, groups, ...costs }: CheckoutProps) {
  const { t } = useLingui();
  return (
    <div className={css.aside}>
      <BasketSummary {...costs} />
      <div className={buyBar}>
        <BottomBar summary={<BarTotal {...costs} />} action={<CheckoutButton blocker={blocker} locale={locale} />} />
      </div>
      <div className={css.part}>
        {view.owner === 'account' && blocker === null && costs.term !== null && (
          <Suspense>
            <LimitHint groups={groups} term={costs.term} locale={locale} />
          </Suspense>
        )}
        {blocker !== null && (
          <div aria-live="polite">
            <Text size="s" tone={blocker === 'checking' ? 'quiet' : 'soon'} id={REASON_ID}>
              <BlockerText blocker={blocker} />
            </Text>
          </div>
        )}
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
      </div>
    </div>
  );
}

const REASON_ID = 'checkout-waits';

function CheckoutButton({ blocker, locale }: Pick<CheckoutProps, 'blocker' | 'locale'>) {
  const { t } = useLingui();
  const link = useSignInLink(hrefTo('checkout', {}, locale), locale);
  const words = t({ message: 'Оформить', comment: 'Button of the basket: leads to the checkout' });
  if (blocker === null) {
    return (
      <LinkButton {...link} width="full">
        {words}
      </LinkButton>
    );
  }
  return (
    <Button width="full" disabled aria-describedby={REASON_ID}>
      {words}
    </Button>
  );
}

function BlockerText({ blocker }: { blocker: CheckoutBlocker }) {
  const { i18n } = useLingui();
  return i18n._(BLOCKER_TEXTS[blocker]);
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
