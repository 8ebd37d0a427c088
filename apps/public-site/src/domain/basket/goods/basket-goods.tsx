import { type BasketItem, type BasketView, browserBasket, rememberSeen, roomIn } from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { useEffect } from 'react';
import { basketGroups, goneItems, hasChanges, seenOf } from '../check/basket-rows.ts';
import { checkoutWait } from '../check/checkout-wait.ts';
import { useChecked } from '../check/use-checked.ts';
import { Changes } from './changes.tsx';
import { CheckFailed } from './check-failed.tsx';
import { GoneGoods } from './gone-goods.tsx';
import { LeftGoods } from './left-goods.tsx';
import { NextStep } from './next-step.tsx';
import { StoreGoods } from './store-goods.tsx';

export interface BasketGoodsProps {
  view: BasketView;
  locale: Locale;
  onRemove: (item: BasketItem) => void;
}

/** The goods of a basket by store, with today's data of the backend. */
export function BasketGoods({ view, locale, onRemove }: BasketGoodsProps) {
  const { items, left } = view;
  const checked = useChecked(items);
  const answer = checked.basket;
  useEffect(() => {
    // Stores current names and stores, and prices that were unknown. A changed price is stored only after the customer has seen the change.
    if (answer) browserBasket().change((basket) => rememberSeen(basket, seenOf(basket, answer, false)));
  }, [answer]);
  const remove = (productId: string) => {
    const item = items.find((one) => one.productId === productId);
    if (item) onRemove(item);
  };
  const room = roomIn(items);
  return (
    <>
      {checked.state === 'failed' && <CheckFailed onRetry={checked.again} />}
      {answer && checked.state === 'answered' && hasChanges(answer) && (
        <Changes checked={answer} onRead={() => browserBasket().change((basket) => rememberSeen(basket, seenOf(basket, answer, true)))} />
      )}
      <GoneGoods items={goneItems(items, answer)} onRemove={remove} />
      {basketGroups(items, answer).map((group) => (
        <StoreGoods
          key={group.store?.id ?? ''}
          group={group}
          locale={locale}
          room={room}
          asking={checked.state === 'asking'}
          onRemove={remove}
        />
      ))}
      {left.length > 0 && <LeftGoods left={left} room={room} />}
      {items.length > 0 && <NextStep view={view} wait={checkoutWait(view, checked)} locale={locale} />}
    </>
  );
}
