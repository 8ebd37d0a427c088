import { createHash } from 'node:crypto';
import type { CalendarDate } from '@muddat/schedule';
import { hashPassword } from '../apis/auth/password.ts';
import type { Database } from '../db/client.ts';
import { customers } from '../db/schema/auth.ts';
import { MAGIC_CUSTOMERS } from './orders/limit-customers.ts';
import type { SeedInput } from './shared/seed-input.ts';

type SeedCustomer = {
  readonly id: string;
  readonly phone: string;
  readonly name: string;
  readonly birthdate: CalendarDate;
  readonly password: string;
};

/**
 * The demo customers (interfaces, Sandbox), and the customers with magic phones: one for each state of the limit except `approved`, which
 * two demo customers have.
 */
export const DEMO_CUSTOMERS: readonly SeedCustomer[] = [
  { id: 'cus_0001', phone: '+998900000001', name: 'Dilnoza Karimova', birthdate: '1994-03-08', password: 'Muddat-demo-1' },
  { id: 'cus_0002', phone: '+998900000002', name: 'Jasur Rahimov', birthdate: '1989-11-21', password: 'Muddat-demo-2' },
  { id: 'cus_0003', phone: '+998900000003', name: 'Malika Yusupova', birthdate: '1991-06-14', password: 'Muddat-demo-3' },
  ...MAGIC_CUSTOMERS,
];

/** Age of the demo accounts in days. It exceeds the age of the oldest demo order. */
const CUSTOMER_SINCE_DAYS = 600;

/** A cache of hashes, so that a reset is quick. The passwords are public. */
const hashes = new Map<string, Promise<string>>();
function hashPasswordOnce({ id, password }: SeedCustomer): Promise<string> {
  const known = hashes.get(id) ?? hashPassword(password, createHash('sha256').update(id).digest().subarray(0, 16));
  hashes.set(id, known);
  return known;
}

export async function seedAuth(tx: Database, { today }: SeedInput): Promise<void> {
  const createdAt = new Date(Date.parse(`${today}T04:00:00Z`) - CUSTOMER_SINCE_DAYS * 86_400_000);
  const rows = await Promise.all(
    DEMO_CUSTOMERS.map(async (customer) => {
      const { id, phone, name, birthdate } = customer;
      return { id, phone, name, birthdate, createdAt, passwordHash: await hashPasswordOnce(customer) };
    }),
  );
  await tx.insert(customers).values(rows);
}
