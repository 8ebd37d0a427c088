import { useLingui } from '@lingui/react/macro';
import { formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { CircleHelp, Phone } from '@muddat/ui/icons';
import { LinkList } from '@muddat/ui/link-row';
import { Stack } from '@muddat/ui/stack';

/** Contacts after a refusal: the support line, and the page of questions with its form. */
export function SupportContacts({ supportPhone, locale }: { supportPhone: string; locale: Locale }) {
  const { t } = useLingui();
  const title = t({ message: 'Не согласны или есть вопрос?', comment: 'Limit page after a refusal: heading of the contacts' });
  const links = [
    {
      id: 'phone',
      href: `tel:${supportPhone}`,
      icon: <Phone size={22} />,
      title: formatPhone(supportPhone),
      line: t({ message: 'Поддержка Muddat объяснит решение', comment: 'Limit page after a refusal: what the support line does' }),
    },
    {
      id: 'faq',
      href: hrefTo('faq', {}, locale),
      icon: <CircleHelp size={22} />,
      title: t({ message: 'Задать вопрос', comment: 'Limit page after a refusal: link to the page of questions' }),
      line: t({ message: 'Ответы и форма обращения', comment: 'Limit page after a refusal: what the page of questions contains' }),
    },
  ];
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <LinkList label={title} links={links} />
      </Stack>
    </Card>
  );
}
