import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE, useLanguageSwitch } from '@muddat/app-shell';
import { formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Footer } from '@muddat/ui/footer';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { Container, PageLayout } from '@muddat/ui/page-layout';
import { SiteHeader } from '@muddat/ui/site-header';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountLink } from './AccountLink.tsx';
import { HOME_SECTIONS } from './live-href.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

export interface SiteLayoutProps {
  locale: Locale;
  /** Path of the page, for the language switch. */
  pathname: string;
  children: ReactNode;
}

/** Header and footer of every public page. */
export function SiteLayout({ locale, pathname, children }: SiteLayoutProps) {
  useFocusOnNewPage();
  return (
    <PageLayout header={<Header locale={locale} pathname={pathname} />} footer={<SiteFooter locale={locale} pathname={pathname} />}>
      <Container>{children}</Container>
    </PageLayout>
  );
}

function Header({ locale, pathname }: Omit<SiteLayoutProps, 'children'>) {
  const { t } = useLingui();
  const home = hrefTo('home', {}, locale);
  const { language, loadWords } = useRouteContext({ from: '__root__' });
  const choice = useLanguageSwitch({ language, pathname, loadWords });
  return (
    <SiteHeader
      logoHref={home}
      items={[
        { href: `${home}#${HOME_SECTIONS.partners}`, label: t({ message: 'Магазины', comment: 'Site menu: partner stores' }) },
        {
          href: `${home}#${HOME_SECTIONS.terms}`,
          label: t({ message: 'Как купить в рассрочку', comment: 'Site menu: how installments work' }),
        },
        { href: `${home}#${HOME_SECTIONS.faq}`, label: t({ message: 'Вопросы', comment: 'Site menu: frequent questions' }) },
      ]}
      language={<LanguageSwitch {...choice} />}
      action={<AccountLink locale={locale} />}
    />
  );
}

function SiteFooter({ locale, pathname }: Omit<SiteLayoutProps, 'children'>) {
  const { t } = useLingui();
  const page = (id: 'public-offer' | 'privacy-policy', label: string) => {
    const href = hrefTo(id, {}, locale);
    return { href, label, current: href === pathname };
  };
  return (
    <Footer
      items={[
        page('public-offer', t({ message: 'Публичная оферта', comment: 'Footer: the page of the public offer' })),
        page('privacy-policy', t({ message: 'Конфиденциальность', comment: 'Footer: the page of the privacy policy' })),
        {
          href: `${hrefTo('home', {}, locale)}#${HOME_SECTIONS.contact}`,
          label: t({ message: 'Контакты', comment: 'Footer: phone and hours of the support line' }),
        },
      ]}
      phone={{ href: `tel:${SUPPORT_PHONE}`, label: formatPhone(SUPPORT_PHONE) }}
      legal={t({ message: '© Muddat, Ташкент', comment: 'Footer: the name of the company and its city' })}
    />
  );
}
