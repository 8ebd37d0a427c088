import { useLingui } from '@lingui/react/macro';
import { MainController } from '../../features/main/main.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { Greeting } from '../layout/greeting.tsx';

/** The first page after the sign-in. */
export function MainPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTop title={<Greeting page={t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' })} />} showNotifications />
      <MainController />
    </>
  );
}
