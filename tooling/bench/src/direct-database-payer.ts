import pg from 'pg';
import * as v from 'valibot';

const idSchema = v.object({ id: v.string() });

/** SQL that copies a row of a table with some columns changed. `$1` is the template payment's id, `$2` the id of the new payment. */
const copyRowSql = (table: string, changes: string, where: string) =>
  `insert into ${table} overriding system value select (jsonb_populate_record(row_of, jsonb_build_object(${changes}))).* from ${table} row_of where ${where}`;

/** SQL that sets `id` to the next value of the table's sequence. */
const nextId = (table: string) => `'id', nextval(pg_get_serial_sequence('${table}', 'id'))`;
const copyKeySql = (column: string, operation: string) =>
  copyRowSql(
    'idempotency_keys',
    `'key', $2::text`,
    `(customer_id, operation, key) in (select customer_id, '${operation}', ${column} from payments where id = $1)`,
  );

/**
 * The writes and locks of a complete payment, in its own transactions: create, code message, acceptance of the code, charge, settlement.
 */
const TRANSACTIONS: readonly (readonly string[])[] = [
  [
    copyRowSql('payments', `'id', $2::text, 'status', 'otp_required', 'idempotency_key', $2::text, 'confirm_key', null`, 'id = $1'),
    copyKeySql('idempotency_key', 'billing.createPayment'),
  ],
  [
    copyRowSql(
      'sms_messages',
      nextId('sms_messages'),
      `id = (select max(id) from sms_messages where "to" = (select otp_phone from payments where id = $1)) and $2::text is not null`,
    ),
  ],
  [
    'select payments.id from payments join orders on orders.id = payments.order_id where payments.id = $2 and $1::text is not null for update',
    // `now()`, because the sandbox looks up and settles a payment that has been processing for some time.
    `update payments set status = 'processing', confirm_key = $2, processing_at = now() where id = $2 and $1::text is not null`,
  ],
  [copyRowSql('provider_charges', `'payment_id', $2::text`, 'payment_id = $1')],
  [
    'select payments.id from payments join orders on orders.id = payments.order_id where payments.id = $2 and $1::text is not null for update',
    `update schedule_rows set paid_amount = paid_amount where $2::text is not null and (order_id, number) in
      (select order_id, (paid_rows -> 0 ->> 'number')::int from payments where id = $1)`,
    'update orders set paid_amount = paid_amount where $2::text is not null and id = (select order_id from payments where id = $1)',
    copyRowSql('bonus_entries', `${nextId('bonus_entries')}, 'payment_id', $2::text`, 'payment_id = $1'),
    copyRowSql(
      'ledger_entries',
      `${nextId('ledger_entries')}, 'payment_id', $2::text, 'posting', $2::text || ':settle'`,
      `payment_id = $1 and posting = $1 || ':settle'`,
    ),
    copyRowSql(
      'notifications',
      `'id', $2::text`,
      `id = (select id from notifications where customer_id = (select customer_id from payments where id = $1) order by created_at desc limit 1) and type = 'order'`,
    ),
    `update payments set status = 'succeeded', events = (select events from payments where id = $1) where id = $2`,
    copyKeySql('confirm_key', 'billing.confirmPayment'),
  ],
];

/**
 * The lower bound for a payment on PostgreSQL: copies the rows of the customer's last payment under new ids. The copy uses the same number
 * of transactions and locks, directly on the database, without the reads that the sandbox needs for its decisions.
 */
export class DirectDatabasePayer {
  readonly #client: pg.Client;
  readonly #template: string;
  readonly #name: string;
  #made = 0;

  private constructor(client: pg.Client, template: string, name: string) {
    this.#client = client;
    this.#template = template;
    this.#name = name;
  }

  /** `phone`: a customer with a successful payment. */
  static async prepare(url: string, phone: string): Promise<DirectDatabasePayer> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select payments.id from payments join customers on customers.id = payments.customer_id
       where customers.phone = $1 and payments.status = 'succeeded' order by payments.created_at desc limit 1`,
      [phone],
    );
    return new DirectDatabasePayer(client, v.parse(idSchema, rows[0]).id, phone);
  }

  async pay(): Promise<void> {
    this.#made += 1;
    const id = `bare ${this.#name} ${this.#made}`;
    for (const [at, statements] of TRANSACTIONS.entries()) {
      const whole = statements.length > 1;
      if (whole) await this.#client.query('begin');
      for (const [index, text] of statements.entries())
        await this.#client.query({ name: `${at} ${index}`, text, values: [this.#template, id] });
      if (whole) await this.#client.query('commit');
    }
  }

  /** The number of complete bare payments, to verify that none was skipped. */
  async made(): Promise<number> {
    const { rows } = await this.#client.query(
      `select count(*)::int as made from payments join provider_charges on provider_charges.payment_id = payments.id
       where payments.id like 'bare %' and payments.status = 'succeeded'
       and (select count(*) from ledger_entries where ledger_entries.payment_id = payments.id) = 2`,
    );
    return v.parse(v.object({ made: v.number() }), rows[0]).made;
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
