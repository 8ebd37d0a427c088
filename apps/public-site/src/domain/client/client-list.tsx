import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { StoreLogo } from '@muddat/ui/store-logo';
import { Text } from '@muddat/ui/text';
import * as css from './client-list.css.ts';
import type { CorporateClient } from './clients.ts';

export interface ClientListProps {
  clients: readonly CorporateClient[];
  /** Columns on a wide screen. */
  columns: keyof typeof css.columns;
}

/** Companies whose employees buy in installments. */
export function ClientList({ clients, columns }: ClientListProps) {
  return (
    <ul className={`${css.list} ${css.columns[columns]}`}>
      {clients.map((client) => (
        <Card as="li" key={client.id}>
          <div className={css.client}>
            <StoreLogo src={client.logo} name={client.name} size="m" />
            <div>
              <Text weight="strong">{client.name}</Text>
              <Text size="s" tone="quiet">
                {client.label}
              </Text>
              <Employees employees={client.employees} />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Employees({ employees }: Pick<CorporateClient, 'employees'>) {
  const { t } = useLingui();
  const count = formatNumber(employees);
  return (
    <Text size="s" tone="quiet">
      {t({
        message: plural(employees, {
          one: `${count} сотрудник`,
          few: `${count} сотрудника`,
          many: `${count} сотрудников`,
          other: `${count} сотрудника`,
        }),
        comment: 'Corporate client: number of its employees',
      })}
    </Text>
  );
}
