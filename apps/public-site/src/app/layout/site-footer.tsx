import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { formatPhone, type Locale } from '@muddat/i18n';
import { Footer } from '@muddat/ui/footer';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { isLoadedPage } from '../../shared/page/payload.ts';
import { liveNavItems } from '../../shared/ui/links.ts';

export interface SiteFooterProps {
  locale: Locale;
  pathname: string;
}

/** The footer of every public page (spec 2): links for buyers, for sellers, and to documents; and that the content is invented, if it is. */
export function SiteFooter({ locale, pathname }: SiteFooterProps) {
  const { t } = useLingui();
  const operator = useRouteContext({ from: '__root__', select: (context) => context.operator.name });
  const demo = useRouterState({
    select: ({ matches }) => {
      const loaded: unknown = matches.at(-1)?.loaderData;
      return isLoadedPage(loaded) ? loaded.demo : undefined;
    },
  });
  const links = (items: Parameters<typeof liveNavItems>[2]) => liveNavItems(locale, pathname, items);
  return (
    <Footer
      groups={[
        {
          title: t({ message: 'Покупателям', comment: 'Footer: heading of the links for buyers' }),
          items: links([
            ['catalogue', t({ message: 'Каталог', comment: 'Site menu: the categories of products' })],
            ['partners', t({ message: 'Магазины', comment: 'Site menu: partner stores' })],
            ['installment-terms', t({ message: 'Условия рассрочки', comment: 'Site menu: how installments work and what they cost' })],
          ]),
        },
        {
          title: t({ message: 'Бизнесу', comment: 'Footer: heading of the links for sellers and companies' }),
          items: links([
            ['sell-on', t({ message: 'Продавать на Muddat', comment: 'Footer: the page for sellers' })],
            [
              'become-partner',
              t({
                message: 'Стать партнёром',
                comment: 'Footer: link to the page where a store applies to become a partner',
              }),
            ],
            ['corporate', t({ message: 'Корпоративным клиентам', comment: 'Footer: the page for companies' })],
            ['clients', t({ message: 'Наши клиенты', comment: 'Footer: link to the page of corporate clients' })],
          ]),
        },
        {
          title: t({ message: 'Помощь', comment: 'Footer: heading of the links to answers' }),
          items: links([
            ['faq', t({ message: 'Вопросы и ответы', comment: 'Footer: the page of frequent questions' })],
            ['service-centers', t({ message: 'Сервисные центры', comment: 'Footer: the page of service centres' })],
            ['verify', t({ message: 'Проверить документ', comment: 'Footer: the page that verifies a receipt or contract by its code' })],
          ]),
        },
        {
          title: t({ message: 'Документы', comment: 'Footer: heading of the links to legal texts' }),
          items: links([
            ['public-offer', t({ message: 'Публичная оферта', comment: 'Footer: the page of the public offer' })],
            ['privacy-policy', t({ message: 'Политика конфиденциальности', comment: 'Footer: the page of the privacy policy' })],
          ]),
        },
      ]}
      phone={{ href: `tel:${SUPPORT_PHONE}`, label: formatPhone(SUPPORT_PHONE) }}
      legal={
        <>
          {t({
            message: `© Muddat, ${operator}`,
            comment: 'Footer: the product, and the name of the legal entity that runs it (placeholder)',
          })}
          {demo !== undefined && (
            <>
              <br />
              {demo}
            </>
          )}
        </>
      }
    />
  );
}
