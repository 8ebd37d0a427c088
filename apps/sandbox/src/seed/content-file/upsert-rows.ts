import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';

const ROWS_PER_STATEMENT = 5_000;

/**
 * Inserts rows with all their columns, or replaces those whose key exists. `set`: the changes then, if not all columns of the new row. The
 * rows are one JSON parameter, which is many times faster than a parameter for each value.
 */
export async function upsertRows<T extends PgTable>(
  tx: Database,
  table: T,
  key: readonly PgColumn[],
  rows: readonly T['$inferInsert'][],
  set?: SQL,
): Promise<void> {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const keyNames = new Set(key.map(({ name }) => name));
  const changed = columns.map(([, { name }]) => name).filter((name) => !keyNames.has(name));
  const all = sql.join(
    changed.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const target = sql.join(
    [...keyNames].map((name) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const fields = new Map(Object.entries(row));
      return Object.fromEntries(columns.map(([field, column]) => [column.name, fields.get(field)]));
    });
    await tx.execute(sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)
      on conflict (${target}) do update set ${set ?? all}`);
  }
}

type Positioned = { readonly id: PgColumn; readonly position: PgColumn };

/**
 * Runs `write`, which gives its rows the positions from 1 to `count`. The other rows follow them in their earlier order. Positions are
 * unique, so all earlier ones become negative meanwhile.
 */
export async function placeFirst(tx: Database, table: PgTable & Positioned, count: number, write: () => Promise<void>): Promise<void> {
  await tx.execute(sql`update ${table} set position = -position`);
  await write();
  await tx.execute(sql`update ${table} set position = moved.place + ${count} from (
    select id, row_number() over (order by position desc) as place from ${table} where position < 0
  ) moved where ${table.id} = moved.id`);
}
