import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { cardExpiryState } from '@muddat/ui/bank-card-tile';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { type BankCard, cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { LISTED_ORDER_META, newestOrdersQuery, orderQuery } from '../../domain/order/order-queries.ts';
import { useOrderTileProps } from '../../domain/order/order-tile.ts';
import { monthSummaryQuery, nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { PageBodySkeleton } from '../../shared/page/page-body-skeleton.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { MainView } from './main.view.tsx';
import { type CardAvailability, decideMainContent, dueStateOf } from './main-content.ts';
import { NearScreen } from './near-screen.tsx';

/** Without these files the page is complete, so a failure to load one leaves out its section. */
const none = () => ({ default: () => null });
const Parcel = lazy(() => import('./parcel.tsx').then((file) => ({ default: file.Parcel }), none));
/** Not from `lazy-goods-to-buy.tsx`: its script belongs to the inner pages, and the first view would load 11 KB more. */
const GoodsToBuy = lazy(() => import('../../domain/goods/goods-to-buy.tsx').then((file) => ({ default: file.GoodsToBuy }), none));

/** Calls the APIs for the main page. */
export function MainController() {
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const tileOf = useOrderTileProps();
  const ofMonth = useQuery(monthSummaryQuery(api));
  const isEmpty = ofMonth.data?.data.count === 0;
  // The next payment of a customer who has paid ahead may be more than a month away. The layout requests it too, so this sends no extra
  // request.
  const ofAll = useQuery({ ...nextPaymentQuery(api), enabled: isEmpty });
  const next = isEmpty ? ofAll.data?.data : null;
  // If the month is empty, wait for the next payment before the page decides what to show.
  const month = next === undefined ? { ...ofAll, data: undefined } : ofMonth;
  const limit = useQuery(limitQuery(api));
  const newest = useQuery(newestOrdersQuery(api));
  const ofCards = useQuery(cardsQuery(api));
  const ofBalance = useQuery(balanceQuery(api));
  const [cards, balance] = [ofCards.data, ofBalance.data];
  const isReady = useSectionsReady(month, limit, newest, ofCards, ofBalance);
  const payments = month.data?.data.payments ?? [];
  const today = month.data?.as_of;
  const [first] = payments;
  const onlyOrder = payments.every(({ order_id }) => order_id === first?.order_id) ? (first ?? next)?.order_id : undefined;
  // Usually the list of newest orders, which the page loads anyway, contains the order. An older order is fetched by its id.
  const listed = newest.data?.data.find(({ id }) => id === onlyOrder);
  const older = useQuery({
    ...orderQuery(api, onlyOrder ?? ''),
    meta: LISTED_ORDER_META,
    enabled: onlyOrder !== undefined && !newest.isPending && !listed,
  });
  const outcome =
    today === undefined
      ? undefined
      : decideMainContent({
          due: dueStateOf({ payments, next: next ?? null, today }),
          limit: limit.data?.data,
          orders: newest.data?.total,
          card: cardStateOf(cards, today),
        });
  if (!isReady) return <MainSkeleton />;
  return (
    // `ClaimBanner` is a lazy chunk, because few customers need it. Keep the skeleton until it has loaded: a banner that appears later
    // would shift the page.
    <Suspense fallback={<MainSkeleton />}>
      <MainView
        month={month}
        next={next ?? null}
        limit={limit}
        orders={{ ...newest, data: newest.data?.data.map(tileOf) }}
        schedule={onlyOrder === undefined ? null : { ...older, data: listed ? { data: listed } : older.data }}
        balance={balance === undefined ? undefined : (balance?.available ?? null)}
        claim={balance?.claim}
        content={outcome}
        locale={locale}
        transliterate={transliterate}
        parcel={
          <NearScreen>
            <Parcel />
          </NearScreen>
        }
        goods={<GoodsToBuy />}
      />
    </Suspense>
  );
}

function cardStateOf(cards: readonly BankCard[] | undefined, today: CalendarDate): CardAvailability {
  if (cards === undefined) return 'unknown';
  if (cards.length === 0) return 'none';
  return cards.some(({ expiry }) => cardExpiryState(expiry, today) !== 'over') ? 'usable' : 'expired';
}

function MainSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем ближайшие платежи…', comment: 'Read by screen readers while this section loads' })}>
      <PageBodySkeleton />
    </SkeletonGroup>
  );
}
