import { useLingui } from '@lingui/react/macro';
import { guardedImport, RouterAnchor, useHydrated } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { GirihBackground } from '@muddat/ui/girih';
import { Logo } from '@muddat/ui/logo';
import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { AuthStepSkeleton } from '../../features/auth/phone-code/auth-step-skeleton.tsx';
import { SignInController } from '../../features/auth/sign-in/sign-in.controller.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { parseStep } from './searches.ts';
import * as css from './sign-up-page.css.ts';
import { useLeaveWhenSignedInElsewhere } from './use-signed-in-elsewhere.ts';

const loadReset = guardedImport(() => import('../../features/auth/reset/password-reset.controller.tsx'));
const ResetController = lazy(async () => ({ default: (await loadReset()).PasswordResetController }));

/** The sign-in page: the form and, from 900 px, goods and the promise of the product next to it. */
export function Page() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <div className={css.page}>
      <aside className={css.taglinePanel}>
        <GirihBackground fade="hero" />
        <img src="/images/1280/scene/home" alt="" loading="lazy" decoding="async" className={css.scene} />
        <p className={css.tagline}>
          {t({
            message: 'Покупайте сейчас, платите частями',
            comment: 'The promise of the product, next to the sign-in form on wide screens',
          })}
        </p>
      </aside>
      <div className={css.mainColumn}>
        <header className={css.top}>
          <RouterAnchor href={hrefTo('home', {}, locale)}>
            <Logo />
          </RouterAnchor>
          <LanguageChoice />
        </header>
        <main id="main" className={css.formArea}>
          <SignInOrReset />
        </main>
      </div>
    </div>
  );
}

/** The sign-in or the password reset, depending on the URL. */
function SignInOrReset() {
  const { step, way } = useSearch({ from: '/$locale/sign-up' });
  const navigate = useNavigate({ from: '/$locale/sign-up' });
  const { history } = useRouter();
  const [done, setDone] = useState(false);
  // The page was rendered at build time, when the URL and its step were unknown.
  const ready = useHydrated();
  useLeaveWhenSignedInElsewhere(done);

  const setStep = (next: typeof step, how: 'push' | 'replace') =>
    void navigate({ search: (now) => ({ ...now, step: next }), replace: how === 'replace', resetScroll: false });
  const back = () => history.back();
  const onUnregistered = useCallback(
    () => void navigate({ to: '/$locale/register', search: (now) => ({ ...now, way: undefined, step: 'details' }), replace: true }),
    [navigate],
  );
  if (ready && way === 'reset') {
    return (
      <Suspense fallback={<AuthStepSkeleton />}>
        <ResetController
          stepUrl={{ step: parseStep(['code', 'new-password'], step), setStep, back }}
          onLeave={() => void navigate({ search: (now) => ({ ...now, way: undefined, step: undefined }) })}
          onDone={() => setDone(true)}
        />
      </Suspense>
    );
  }
  return (
    <SignInController
      stepUrl={{ step: ready ? parseStep(['code', 'password'], step) : undefined, setStep, back }}
      onUnregistered={onUnregistered}
      onReset={() => void navigate({ search: (now) => ({ ...now, way: 'reset', step: undefined }) })}
    />
  );
}
