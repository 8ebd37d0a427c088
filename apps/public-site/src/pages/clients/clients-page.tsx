import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Building2 } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Grid, Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { StoreLogo } from '@muddat/ui/store-logo';
import { Text } from '@muddat/ui/text';
import type { PageProps } from '../../shared/page/types.ts';
import { DemoNote } from '../../shared/ui/demo-note.tsx';
import { localizedHref } from '../../shared/ui/links.ts';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import type { ClientsData } from './clients.data.ts';
import * as css from './clients-page.css.ts';

/** Corporate clients, and a link for companies that want to join. */
export function ClientsPage({ data: { clients }, locale }: PageProps<ClientsData>) {
  const { t } = useLingui();
  const corporate = localizedHref('/corporate', locale);
  const people = (employees: number) => {
    // Formatted by our own function: Node and browsers format Uzbek numbers differently, which would break hydration.
    const count = formatNumber(employees);
    return t({
      message: plural(employees, {
        one: `${count} сотрудник`,
        few: `${count} сотрудника`,
        many: `${count} сотрудников`,
        other: `${count} сотрудника`,
      }),
      comment: 'Corporate client: number of its employees',
    });
  };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="title">
          {t({ message: 'Наши клиенты', comment: 'Heading of the page of corporate clients' })}
        </Heading>
        <Text size="l" tone="quiet">
          {t({
            message: 'Компании, чьи сотрудники покупают в рассрочку с Muddat.',
            comment: 'Under the heading of the page of corporate clients',
          })}
        </Text>
        {clients !== null && clients.length > 0 && <DemoNote />}
      </header>
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
      {clients !== null && clients.length > 0 && (
        <Grid as="ul" columns="1-2-3">
          {clients.map(({ id, name, note, employees, logo }) => (
            <Card key={id} as="li">
              <div className={css.client}>
                <StoreLogo src={logo} name={name} size="m" />
                <span className={css.text}>
                  <span className={css.name}>{name}</span>
                  <span className={css.note}>{note}</span>
                  <span className={css.note}>{people(employees)}</span>
                </span>
              </div>
            </Card>
          ))}
        </Grid>
      )}
      <Card tone="cobalt" padding="l" as="section">
        <div className={css.contact}>
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
        </div>
      </Card>
    </div>
  );
}
