import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { LinkButton } from '@muddat/ui/link';
import { lazy, Suspense } from 'react';
import { useSignedIn } from '../../shared/sign-in/signed-in.ts';
import * as css from './account-link.css.ts';

/** Loads after the page. If it does not load, the link has the name of the cabinet. */
const CustomerLabel = lazy(() =>
  import('./customer/signed-in.ts').then(
    (module) => ({ default: module.CustomerLabel }),
    () => ({ default: CabinetLabel }),
  ),
);

/** The header's link to sign-in for a guest, to the cabinet for a signed-in customer. */
export function AccountLink({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const signedIn = useSignedIn();
  return (
    <LinkButton href={hrefTo(signedIn ? 'main-page' : 'sign-up', {}, locale)} variant="secondary" size="s">
      <span className={css.label}>
        {signedIn ? (
          <Suspense fallback={<CabinetLabel />}>
            <CustomerLabel />
          </Suspense>
        ) : (
          t({ message: 'Войти', comment: 'Button in the site header: leads to the sign-in page' })
        )}
      </span>
    </LinkButton>
  );
}

function CabinetLabel() {
  const { t } = useLingui();
  return t({ message: 'Кабинет', comment: 'Button in the site header for a signed-in customer: leads to their main page' });
}
