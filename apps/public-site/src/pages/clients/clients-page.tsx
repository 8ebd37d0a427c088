import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Building2 } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { ClientList } from '../../domain/client/client-list.tsx';
import { PageHead } from '../../domain/content/page-head.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { localizedHref } from '../../shared/ui/links.ts';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import type { ClientsData } from './clients.data.ts';

/** Corporate clients, and a link for companies that want to join. */
export function ClientsPage({ data: { clients }, locale }: PageProps<ClientsData>) {
  const { t } = useLingui();
  const corporate = localizedHref('/corporate', locale);
  return (
    <Stack gap="xl">
      <PageHead title={t({ message: 'Наши клиенты', comment: 'Heading of the page of corporate clients' })}>
        <Text size="l" tone="quiet">
          {t({
            message: 'Компании, чьи сотрудники покупают в рассрочку с Muddat.',
            comment: 'Under the heading of the page of corporate clients',
          })}
        </Text>
      </PageHead>
      {clients === null && (
        <SectionUnavailable
          level={2}
          title={t({
            message: 'Не удалось загрузить список клиентов',
            comment: 'Shown instead of the corporate clients when they could not be loaded',
          })}
        />
      )}
      {clients?.length === 0 && (
        <EmptyState
          icon={<Building2 size={28} />}
          title={t({ message: 'Здесь скоро появятся первые компании', comment: 'Page of corporate clients while the list is empty' })}
        />
      )}
      {clients !== null && clients.length > 0 && <ClientList clients={clients} columns="five" />}
      <Card tone="cobalt" padding="l" as="section">
        <Inline justify="between" gap="m">
          <Stack gap="xs">
            <Heading level={2} size="l">
              {t({
                message: 'Рассрочка для ваших сотрудников',
                comment: 'At the bottom of the page of corporate clients: invitation to other companies',
              })}
            </Heading>
            <Text>
              {t({
                message: 'Оставьте заявку, и мы расскажем, как подключить компанию.',
                comment: 'At the bottom of the page of corporate clients: invitation to other companies',
              })}
            </Text>
          </Stack>
          {corporate !== null && (
            <LinkButton href={corporate} variant="tile">
              {t({
                message: 'Подключить компанию',
                comment: 'Button at the bottom of the page of corporate clients: opens the request form',
              })}
            </LinkButton>
          )}
        </Inline>
      </Card>
    </Stack>
  );
}
