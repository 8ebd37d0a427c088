import { useLingui } from '@lingui/react/macro';
import { RouterAnchor, useHydrated } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { GirihBackground } from '@muddat/ui/girih';
import { CalendarDays, ShieldCheck, Store } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { Logo } from '@muddat/ui/logo';
import { Inline, Stack } from '@muddat/ui/stack';
import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { RegisterController } from '../../features/auth/register/register.controller.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import * as css from './register-page.css.ts';
import { parseStep } from './searches.ts';
import { useLeaveWhenSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** The registration, in its own layout (spec 2): the steps in the middle, and the benefits next to or below them. */
export function Page() {
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
  const gains = [
    [Store, t({ message: 'Покупки в магазинах-партнёрах, первый взнос — по желанию', comment: 'What the registration gives, 1 of 3' })],
    [CalendarDays, t({ message: 'Каждая дата и сумма известны заранее', comment: 'What the registration gives, 2 of 3' })],
    [ShieldCheck, t({ message: 'Без скрытых комиссий, досрочно — бесплатно', comment: 'What the registration gives, 3 of 3' })],
  ] as const;
  return (
    <aside
      className={css.benefits}
      aria-label={t({ message: 'Что даёт регистрация', comment: 'Read by screen readers: name of the list' })}
    >
      <GirihBackground fade="hero" />
      <Stack as="ul" gap="m">
        {gains.map(([Icon, words]) => (
          <Inline as="li" key={words} gap="s" align="start" nowrap>
            <Icon size={24} />
            <span>{words}</span>
          </Inline>
        ))}
      </Stack>
    </aside>
  );
}
