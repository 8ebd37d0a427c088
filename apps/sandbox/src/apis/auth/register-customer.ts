import { randomUUID } from 'node:crypto';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { issueTokens } from './issue-tokens.ts';
import { validateNewCustomer } from './new-customer.ts';
import { hashPassword } from './password.ts';
import { loadSigningKey } from './signing-keys.ts';
import { lockTicket, phoneOfTicket } from './tickets.ts';

/**
 * The last step of a registration (domain, Auth), after phone and code: stores name, birthdate and password, and signs the customer in. The
 * ticket is used up only if the registration succeeds.
 */
export const registerCustomer = operation('auth', 'registerCustomer', async ({ ctx, body }) => {
  const { db, clock, config } = ctx;
  const proof = { ticket: body.ticket, purpose: 'register' } as const;
  const phone = await phoneOfTicket(db, clock, proof);
  const judged = validateNewCustomer(body, { phone, today: clock.today() });
  if ('fields' in judged) throw new Problem('validation_failed', { fields: judged.fields });
  const { name, birthdate, password } = judged.customer;
  // Hash the password before the transaction: hashing is slow, and the embedded database has a single connection.
  const passwordHash = await hashPassword(password);
  const key = await loadSigningKey(db, config.auth);
  const tokens = await db.transaction(async (tx) => {
    // A simultaneous change of another customer's phone to this one waits for the lock.
    await lockSubjects(tx, phone);
    const held = await lockTicket(tx, clock, proof);
    const id = `cus_${randomUUID()}`;
    const row = { id, phone, name, birthdate, passwordHash, createdAt: clock.now() };
    const made = await tx.insert(customers).values(row).onConflictDoNothing({ target: customers.phone }).returning({ id: customers.id });
    if (made.length === 0) throw new Problem('already_registered');
    await held.spend();
    return issueTokens({ db: tx, config, key }, id);
  });
  return { status: 201, body: tokens };
});
