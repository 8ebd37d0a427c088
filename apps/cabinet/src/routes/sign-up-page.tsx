import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Girih } from '@muddat/ui/girih';
import { Logo } from '@muddat/ui/logo';
import { useRouteContext } from '@tanstack/react-router';
import { SignInController } from '../features/sign-in/sign-in.controller.tsx';
import { LanguageChoice } from '../frame/language-choice.tsx';
import * as css from './sign-up-page.css.ts';

/** The sign-in page: the form, and from 900 px what it is for beside it. */
export function SignUpPage() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <Girih fade="hero" />
        <p className={css.promise}>
          {t({
            message: 'Покупайте сейчас, платите частями',
            comment: 'The promise of the product, beside the sign-in form on wide screens',
          })}
        </p>
      </aside>
      <div className={css.main}>
        <header className={css.top}>
          <a href={hrefTo('home', {}, locale)}>
            <Logo />
          </a>
          <LanguageChoice />
        </header>
        <main id="main" className={css.form}>
          <SignInController locale={locale} />
        </main>
      </div>
    </div>
  );
}
