import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { DocumentsController } from '../../features/documents/documents.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The documents that the customer can download. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'В профиль', comment: 'Arrow: back to the profile' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('documents', locale))} back={{ href: hrefTo('profile', {}, locale), label: back }} />
      <DocumentsController />
    </>
  );
}
