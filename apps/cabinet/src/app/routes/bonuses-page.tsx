import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { BonusesController } from '../../features/bonuses/bonuses.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The bonuses, with their amounts and expiry dates (S2-23). */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = { href: hrefTo('profile', {}, locale), label: t({ message: 'В профиль', comment: 'Arrow: back to the profile' }) };
  return (
    <>
      <PageTop title={transliterate(routeTitle('bonuses', locale))} back={back} />
      <FormColumn>
        <BonusesController />
      </FormColumn>
    </>
  );
}
