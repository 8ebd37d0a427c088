import { useLingui } from '@lingui/react/macro';
import { sessionQuery } from '@muddat/app-shell';
import { Grid, Stack } from '@muddat/ui/stack';
import { VisuallyHidden } from '@muddat/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { LimitSection } from '../features/main/limit-section.tsx';
import { NextPaymentSection } from '../features/main/next-payment-section.tsx';
import { OrdersSection } from '../features/main/orders-section.tsx';
import { ScheduleSection } from '../features/main/schedule-section.tsx';
import { PageTop } from '../frame/page-top.tsx';

/** The first page after the sign-in: how much, when, and is it all right. */
export function MainPage() {
  return (
    <>
      <PageTop title={<Greeting />} signOut />
      <Grid columns="main-aside">
        <Stack gap="m">
          <NextPaymentSection />
          <ScheduleSection />
        </Stack>
        <Stack gap="m">
          <LimitSection />
          <OrdersSection />
        </Stack>
      </Grid>
    </>
  );
}

/** The page's own name is for ears and the outline; eyes are greeted by theirs. */
function Greeting() {
  const { t } = useLingui();
  const { auth } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(sessionQuery(auth));
  const name = data?.user?.name.split(' ')[0] ?? '';
  return (
    <>
      <VisuallyHidden>{t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' })}</VisuallyHidden>
      <span aria-hidden="true">
        {name === ''
          ? t({ message: 'Здравствуйте', comment: 'Greeting on the main page where the name is not known' })
          : t({ message: `Здравствуйте, ${name}`, comment: 'Greeting on the main page, by the first name' })}
      </span>
    </>
  );
}
