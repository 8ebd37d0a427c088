import { useLingui } from '@lingui/react/macro';
import { Grid, Stack } from '@muddat/ui/stack';
import { LimitSection } from '../features/main/limit-section.tsx';
import { MoreWays } from '../features/main/more-ways.tsx';
import { NextPaymentSection } from '../features/main/next-payment-section.tsx';
import { OrdersSection } from '../features/main/orders-section.tsx';
import { ScheduleSection } from '../features/main/schedule-section.tsx';
import { Greeting } from '../frame/greeting.tsx';
import { PageTop } from '../frame/page-top.tsx';

/** The first page after the sign-in: how much, when, and is it all right. */
export function MainPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTop title={<Greeting page={t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' })} />} news />
      <Grid columns="main-aside">
        <Stack gap="m">
          <NextPaymentSection />
          <ScheduleSection />
        </Stack>
        <Stack gap="m">
          <LimitSection />
          <OrdersSection />
          <MoreWays />
        </Stack>
      </Grid>
    </>
  );
}
