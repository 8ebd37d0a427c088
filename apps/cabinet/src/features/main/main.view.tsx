import { useLingui } from '@lingui/react/macro';
import { guardedImport } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { ThreeColumns } from '@muddat/ui/page-layout';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { BelowTheFold } from '../../shared/page/below-the-fold.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { NextPaymentSkeleton } from '../../shared/page/skeletons.tsx';
import { AccountLinks } from './account-links.tsx';
import { LimitSection } from './limit-section.tsx';
import type { MainPageData } from './main.types.ts';
import { NearScreen } from './near-screen.tsx';
import { OnboardingSection } from './onboarding-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PaymentsSection } from './payments-section.tsx';

/** Few customers have a debt on the balance, so the file is loaded only for these. */
const loadBanner = guardedImport(() => import('../../domain/payment/claim-banner.tsx'));
const ClaimBanner = lazy(async () => ({ default: (await loadBanner()).ChargebackClaimBanner }));
/** Only a customer without orders needs it. Without its file the page is complete. */
const FirstPurchaseGuide = lazy<ComponentType>(() =>
  import('./first-purchase.tsx').then(
    (file) => ({ default: file.FirstPurchaseGuide }),
    () => ({ default: () => null }),
  ),
);

export type MainViewProps = MainPageData & {
  locale: Locale;
  /** Transliterates a text of the server into the reader's alphabet. */
  transliterate: (text: string) => string;
  /** An order on its way; loads when it comes near the screen. */
  parcel?: ReactNode;
  /** Goods to buy, shown when they come near the screen. */
  goods?: ReactNode;
};

/** The main page: the next payments with their amounts and dates, or the next step if nothing is due. */
export function MainView(props: MainViewProps) {
  const { content, limit, orders, balance, claim, locale, transliterate, parcel, goods } = props;
  const limitLeads = content?.lead === 'limit' || content?.lead === 'unknown';
  // A new customer sees the steps to the limit instead, and the first purchase already says that there are no orders.
  const hasOrders = content?.lead === 'start' ? orders.data?.length !== 0 : !isFirstPurchase(content);
  const links = (
    <BelowTheFold>
      <AccountLinks balance={balance} locale={locale} />
    </BelowTheFold>
  );
  return (
    <Stack gap="xl">
      <ThreeColumns
        first={
          <>
            {claim && <ClaimBanner claim={claim} topUpHref={topUpHref(locale)} />}
            <PrimarySection {...props} />
          </>
        }
        second={
          hasOrders ? (
            <BelowTheFold>
              {!limitLeads && content?.lead !== 'start' && <LimitSection limit={limit} locale={locale} transliterate={transliterate} />}
            </BelowTheFold>
          ) : (
            links
          )
        }
        third={
          hasOrders && (
            <BelowTheFold>
              <OrdersSection orders={orders} locale={locale} />
              {parcel}
            </BelowTheFold>
          )
        }
        last={hasOrders && links}
      />
      {/* One place for both, so that the file which comes later moves nothing. */}
      <NearScreen>
        <Stack gap="xl">
          {isFirstPurchase(content) && <FirstPurchaseGuide />}
          {goods}
        </Stack>
      </NearScreen>
    </Stack>
  );
}

const isFirstPurchase = (outcome: MainPageData['content']): boolean => outcome?.lead === 'limit' && outcome.kind === 'first_purchase';

function PrimarySection({ month, next, limit, schedule, content, locale, transliterate }: MainViewProps) {
  const { t } = useLingui();
  if (month.data && content) {
    if (content.lead === 'payments')
      return (
        <PaymentsSection
          month={month.data.data}
          next={next}
          today={month.data.as_of}
          schedule={schedule}
          outcome={content}
          locale={locale}
        />
      );
    if (content.lead === 'start') return <OnboardingSection status={content.kind} locale={locale} />;
    return <LimitSection limit={limit} locale={locale} transliterate={transliterate} isPrimary />;
  }
  if (month.error) {
    const title = t({ message: 'Не удалось загрузить ближайшие платежи', comment: 'Main page: this section could not be loaded' });
    return <SectionError title={title} error={month.error} onRetry={() => void month.refetch()} retrying={month.isFetching} />;
  }
  return (
    <SkeletonGroup label={t({ message: 'Загружаем ближайшие платежи…', comment: 'Read by screen readers while this section loads' })}>
      <NextPaymentSkeleton />
    </SkeletonGroup>
  );
}
