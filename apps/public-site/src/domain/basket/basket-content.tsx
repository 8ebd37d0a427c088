import { useLingui } from '@lingui/react/macro';
import { addItem, type BasketItem, browserBasket, removeItem } from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { ShoppingBag } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { MAIN_ID } from '@muddat/ui/page-layout';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState, ErrorState } from '@muddat/ui/states';
import { type ReactNode, useState } from 'react';
import { useSignedInState } from '../../shared/sign-in/signed-in.ts';
import { RemovedItemNote } from './goods/removed-item-note.tsx';
import { useLazyBasketGoods } from './goods/use-lazy-goods.ts';
import { useSiteBasket } from './site-basket.ts';

export interface BasketContentProps {
  locale: Locale;
  /** Shown below the goods, or below the empty state. */
  children?: ReactNode;
}

/** The content of the basket, or its empty state. The script that renders goods loads only if there are goods. */
export function BasketContent({ locale, children }: BasketContentProps) {
  const { t } = useLingui();
  const view = useSiteBasket();
  const asking = useSignedInState() === null || view.status === 'loading';
  const [removed, setRemoved] = useState<BasketItem | null>(null);
  const empty = view.items.length === 0 && view.unmergedItems.length === 0;
  const { part, load } = useLazyBasketGoods(!empty);
  const remove = (item: BasketItem) => {
    browserBasket().change((basket) => removeItem(basket, item.productId));
    setRemoved(item);
  };
  const putBack = (item: BasketItem) => {
    browserBasket().change((basket) => addItem(basket, item));
    forget();
  };
  // The pressed button disappears, so move focus to the main element.
  const forget = () => {
    setRemoved(null);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <>
      {removed && <RemovedItemNote key={removed.productId} item={removed} onUndo={() => putBack(removed)} onClose={forget} />}
      {view.status === 'failed' && (
        <ErrorState
          size="part"
          title={t({
            message: 'Не открылась корзина вашего аккаунта',
            comment: 'Basket: the items stored in the account could not be loaded',
          })}
          onRetry={() => browserBasket().refresh()}
        >
          {t({
            message: 'Пока видно только то, что лежит на этом устройстве.',
            comment: 'Basket: only the items stored on this device are shown',
          })}
        </ErrorState>
      )}
      {empty && asking && <BasketSkeleton />}
      {empty && !asking && view.status !== 'failed' && <EmptyBasket locale={locale} />}
      {!empty && part.kind === 'waiting' && <BasketSkeleton />}
      {!empty && part.kind === 'missing' && (
        <ErrorState
          size="part"
          title={t({
            message: 'Не удалось загрузить корзину',
            comment: 'Shown instead of the basket’s items when their script could not be loaded',
          })}
          onRetry={() => void load()}
        >
          {t({ message: 'Ваши товары на месте.', comment: 'Under an error on the basket page: no items were lost' })}
        </ErrorState>
      )}
      {!empty && part.kind === 'here' && <part.Goods view={view} locale={locale} onRemove={remove} />}
      {(empty ? !asking : part.kind === 'here') && children}
    </>
  );
}

function EmptyBasket({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ShoppingBag size={28} />}
      title={t({ message: 'Здесь пока пусто', comment: 'Basket page: the basket is empty' })}
      action={
        <LinkButton href={hrefTo('catalogue', {}, locale)}>
          {t({ message: 'Выбрать товары', comment: 'Empty basket: link to the catalogue' })}
        </LinkButton>
      }
    >
      {t({
        message: 'Отложите товары из каталога: цену и наличие мы проверим, когда вы вернётесь.',
        comment: 'Basket page: the basket is empty',
      })}
    </EmptyState>
  );
}

function BasketSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Открываем корзину', comment: 'Read by screen readers: basket page while it loads' })}>
      <Stack gap="s">
        <Skeleton width="half" />
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </Stack>
    </SkeletonGroup>
  );
}
