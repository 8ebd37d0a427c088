import { useLingui } from '@lingui/react/macro';
import { RouterAnchor, useHydrated } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { GirihBackground } from '@muddat/ui/girih';
import { Link } from '@muddat/ui/link';
import { Logo } from '@muddat/ui/logo';
import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { RegisterController } from '../../features/auth/register/register.controller.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { ProductPromises } from '../layout/product-promises.tsx';
import * as css from './register-page.css.ts';
import { parseStep } from './searches.ts';
import { useLeaveWhenSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** The registration, in its own layout (spec 2): the steps in the middle, and the benefits next to or below them. */
export function RegisterPage() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <div className={css.page}>
      <header className={css.top}>
        <RouterAnchor href={hrefTo('home', {}, locale)}>
          <Logo />
        </RouterAnchor>
        <div className={css.headerControls}>
          <LanguageChoice />
          <Link href={hrefTo('sign-up', {}, locale)} tone="strong">
            {t({ message: 'Войти', comment: 'Button: signs in' })}
          </Link>
        </div>
      </header>
      <div className={css.columns}>
        <main id="main" className={css.formArea}>
          <RegisterSteps />
        </main>
        <Benefits />
      </div>
    </div>
  );
}

function RegisterSteps() {
  const { step } = useSearch({ from: '/$locale/register' });
  const navigate = useNavigate({ from: '/$locale/register' });
  const { history } = useRouter();
  // The page was rendered at build time, when the URL and its step were unknown.
  const ready = useHydrated();
  useLeaveWhenSignedInElsewhere();
  return (
    <RegisterController
      stepUrl={{
        step: ready ? parseStep(['code', 'details'], step) : undefined,
        setStep: (next, how) =>
          void navigate({ search: (now) => ({ ...now, step: next }), replace: how === 'replace', resetScroll: false }),
        back: () => history.back(),
      }}
    />
  );
}

/** The benefits of the registration, next to its steps or below them. */
function Benefits() {
  const { t } = useLingui();
  return (
    <aside
      className={css.benefits}
      aria-label={t({ message: 'Что даёт регистрация', comment: 'Read by screen readers: name of the list' })}
    >
      <GirihBackground fade="hero" />
      <ProductPromises />
    </aside>
  );
}
