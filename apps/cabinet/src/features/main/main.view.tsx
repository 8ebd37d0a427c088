import { useLingui } from '@lingui/react/macro';
import { pageFile } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { MainAside } from '@muddat/ui/page-layout';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { lazy } from 'react';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { BelowFirstScreen } from '../../shared/page/below-first-screen.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { LeadSkeleton } from '../../shared/page/skeletons.tsx';
import { BalanceLine } from './balance-line.tsx';
import { FirstPurchase } from './first-purchase.tsx';
import { LimitSection } from './limit-section.tsx';
import type { MainState } from './main.types.ts';
import { MoreWays } from './more-ways.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { StartSection } from './start-section.tsx';

/** Few customers have a debt on the balance, so the file is loaded only for these. */
const loadBanner = pageFile(() => import('../../domain/payment/claim-banner.tsx'));
const ClaimBanner = lazy(async () => ({ default: (await loadBanner()).ClaimBanner }));

export type MainViewProps = MainState & {
  locale: Locale;
  /** Transliterates a text of the server into the reader's alphabet. */
  readable: (text: string) => string;
};

/** The main page: the next payments with their amounts and dates, or the next step if nothing is due. */
export function MainView(props: MainViewProps) {
  const { outcome, limit, orders, balance, claim, locale, readable } = props;
  const limitLeads = outcome?.lead === 'limit' || outcome?.lead === 'unknown';
  return (
    <MainAside
      main={
        <>
          {claim && <ClaimBanner claim={claim} topUpHref={topUpHref(locale)} />}
          <Lead {...props} />
        </>
      }
      aside={
        <BelowFirstScreen>
          {/* A customer without a first limit sees the steps to it instead. */}
          {!limitLeads && outcome?.lead !== 'start' && <LimitSection limit={limit} locale={locale} readable={readable} />}
          {typeof balance === 'number' && balance > 0 && <BalanceLine amount={balance} locale={locale} />}
          {/* The steps of the first purchase already say that there are no orders. */}
          {!isFirstPurchase(outcome) && <OrdersSection orders={orders} locale={locale} />}
          <MoreWays locale={locale} />
        </BelowFirstScreen>
      }
    />
  );
}

const isFirstPurchase = (outcome: MainState['outcome']): boolean => outcome?.lead === 'limit' && outcome.kind === 'first_purchase';

function Lead({ month, next, limit, schedule, outcome, locale, readable }: MainViewProps) {
  const { t } = useLingui();
  if (month.data && outcome) {
    if (outcome.lead === 'payments')
      return (
        <PaymentsSection
          month={month.data.data}
          next={next}
          today={month.data.as_of}
          schedule={schedule}
          outcome={outcome}
          locale={locale}
        />
      );
    if (outcome.lead === 'start') return <StartSection status={outcome.kind} locale={locale} />;
    const isFirst = isFirstPurchase(outcome);
    return (
      <>
        <LimitSection limit={limit} locale={locale} readable={readable} leads={!isFirst} />
        {isFirst && <FirstPurchase locale={locale} />}
      </>
    );
  }
  if (month.error) {
    const title = t({ message: 'Не удалось загрузить ближайшие платежи', comment: 'Main page: this section could not be loaded' });
    return <SectionError title={title} error={month.error} onRetry={() => void month.refetch()} retrying={month.isFetching} />;
  }
  return (
    <SkeletonGroup label={t({ message: 'Загружаем ближайшие платежи…', comment: 'Read by screen readers while this section loads' })}>
      <LeadSkeleton />
    </SkeletonGroup>
  );
}
