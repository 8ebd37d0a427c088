import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { ChangePhoneController } from '../../features/change-phone/change-phone.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** A change of the account's phone. The URL contains the step, so that Back returns to the previous step. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const { step } = useSearch({ from: '/frame/$locale/profile/phone' });
  const navigate = useNavigate({ from: '/$locale/profile/phone' });
  const back = t({ message: 'К настройкам входа', comment: 'Button: back to the page of sign-in and security' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('change-phone', locale))} back={{ href: hrefTo('security', {}, locale), label: back }} />
      <FormColumn>
        <ChangePhoneController
          step={step ?? 'start'}
          onStep={(next, how) =>
            void navigate({ search: next === 'start' ? {} : { step: next }, replace: how === 'replace', resetScroll: false })
          }
          supportPhone={SUPPORT_PHONE}
        />
      </FormColumn>
    </>
  );
}
