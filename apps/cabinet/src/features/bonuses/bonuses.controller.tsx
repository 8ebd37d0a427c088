import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { bonusHistoryQuery } from '../../domain/review/review-queries.ts';
import { BonusesView } from './bonuses.view.tsx';

const PAGE_SIZE = 20;

/** Calls the installment API for the page of bonuses. */
export function BonusesController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const bonuses = useQuery(bonusHistoryQuery(api));
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <BonusesView
      bonuses={bonuses}
      visibleCount={shown}
      hrefs={{ orders: hrefTo('orders', {}, locale), order: (id) => hrefTo('order', { id }, locale) }}
      onMore={() => setShown((lines) => lines + PAGE_SIZE)}
    />
  );
}
