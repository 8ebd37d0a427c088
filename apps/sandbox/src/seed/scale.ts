import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import { customers } from '../db/schema/auth.ts';
import { paymentReminders } from '../db/schema/channels.ts';
import { limits, orderEvents, orderItems, orders, scheduleRows } from '../db/schema/orders.ts';

/** The demo customer whose orders, password and limit are copied to the generated customers. */
const MODEL_CUSTOMER = 'cus_0001';
const ORDERS_PER_CUSTOMER = 10;
const ORDERS_PER_STATEMENT = 10_000;
/** Far above the ids of the demo orders. */
const FIRST_ORDER_ID = 10_000_000;
const FIRST_PHONE = 998_970_000_000;

const casing = new CasingCache('snake_case');

/**
 * Adds generated customers (phones from +998970000001, the first demo customer's password), each with `perCustomer` orders. The orders are
 * copies of the demo orders with items, schedules and history. Nothing was charged for them, so they have no ledger entries.
 */
export async function addGeneratedOrders(db: Database, wanted: number, perCustomer = ORDERS_PER_CUSTOMER): Promise<void> {
  const made = await countGenerated(db);
  for (let done = 0; done < wanted; done += ORDERS_PER_STATEMENT) {
    const first = made + done + 1;
    const last = made + Math.min(wanted, done + ORDERS_PER_STATEMENT);
    await db.transaction((tx) => addOrderRange(tx, { first, last, perCustomer }));
  }
  await db.execute(sql`analyze`);
}

async function countGenerated(db: Database): Promise<number> {
  return db.$count(orders, sql`${orders.id}::bigint > ${FIRST_ORDER_ID}`);
}

type Range = { readonly first: number; readonly last: number; readonly perCustomer: number };

async function addOrderRange(tx: Database, { first, last, perCustomer }: Range): Promise<void> {
  const customerOf = (n: SQL) => sql`((${n} - 1) / ${sql.raw(String(perCustomer))} + 1)`;
  const customerId = (n: SQL) => sql`'cus_g' || ${customerOf(n)}`;
  const orderId = sql`(${sql.raw(String(FIRST_ORDER_ID))} + n)::text`;
  const people = sql`generate_series(${customerOf(sql.raw(String(first)))}, ${customerOf(sql.raw(String(last)))}) as c`;
  const numbers = sql`generate_series(${sql.raw(String(first))}, ${sql.raw(String(last))}) as n`;
  const models = sql`(select m.*, row_number() over (order by m.id) - 1 as k, count(*) over () as of_all from orders m
    where m.customer_id = ${MODEL_CUSTOMER}) as m`;
  const chosen = sql`${numbers} join ${models} on m.k = n % m.of_all`;

  await copyRows(tx, customers, sql`customers t, ${people} where t.id = ${MODEL_CUSTOMER} on conflict do nothing`, {
    id: sql`'cus_g' || c`,
    phone: sql`'+' || (${sql.raw(String(FIRST_PHONE))} + c)`,
  });
  await copyRows(tx, limits, sql`limits t, ${people} where t.customer_id = ${MODEL_CUSTOMER} on conflict do nothing`, {
    customer_id: sql`'cus_g' || c`,
  });
  await copyRows(tx, orders, sql`${chosen} join orders t on t.id = m.id`, {
    id: orderId,
    number: orderId,
    customer_id: customerId(sql`n`),
  });
  await copyRows(tx, orderItems, sql`${chosen} join order_items t on t.order_id = m.id`, { order_id: orderId });
  await copyRows(tx, scheduleRows, sql`${chosen} join schedule_rows t on t.order_id = m.id`, { order_id: orderId });
  await copyRows(tx, paymentReminders, sql`${chosen} join payment_reminders t on t.order_id = m.id`, { order_id: orderId });
  await copyRows(tx, orderEvents, sql`${chosen} join order_events t on t.order_id = m.id`, { order_id: orderId });
}

/**
 * Copies rows within a table: inserts the rows (`t`) that `source` selects, with some columns changed. The database generates new identity
 * values.
 */
async function copyRows(tx: Database, table: PgTable, source: SQL, changed: Readonly<Record<string, SQL>>): Promise<void> {
  const names = Object.values(getTableColumns(table))
    .filter((column) => column.generatedIdentity === undefined)
    .map((column) => casing.getColumnCasing(column));
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => changed[name] ?? sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`insert into ${sql.identifier(getTableName(table))} (${columns}) select ${values} from ${source}`);
}
