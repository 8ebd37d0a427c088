import { useLingui } from '@lingui/react/macro';
import { hrefTo, switchLocale } from '@muddat/routing';
import { Girih } from '@muddat/ui/girih';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { Logo } from '@muddat/ui/logo';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { SignInController } from '../features/sign-in/sign-in.controller.tsx';
import * as css from './sign-up-page.css.ts';

/** The sign-in page: the form, and from 900 px what it is for beside it. */
export function SignUpPage() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  const { href } = useLocation();
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
          <LanguageSwitch hrefs={{ ru: switchLocale(href, 'ru'), uz: switchLocale(href, 'uz') }} />
        </header>
        <main id="main" className={css.form}>
          <SignInController locale={locale} />
        </main>
      </div>
    </div>
  );
}
