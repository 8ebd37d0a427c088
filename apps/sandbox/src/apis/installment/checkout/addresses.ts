import type { installment } from '@muddat/sdk/types';
import { and, desc, eq } from 'drizzle-orm';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { toSingleLine } from '../../../core/field-validator.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { customers } from '../../../db/schema/auth.ts';
import { savedAddresses } from '../../../db/schema/checkout.ts';
import { districts } from '../../../db/schema/content.ts';

const MAX_ADDRESSES = 20;

const addressView = (row: typeof savedAddresses.$inferSelect): installment.components['schemas']['Address'] => ({
  id: row.id,
  name: row.name,
  region_id: row.regionId,
  district_id: row.districtId,
  address: row.address,
});

export const listAddresses = operation('installment', 'listAddresses', async ({ ctx, customer }) => {
  const rows = await ctx.db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.customerId, requireCustomer(customer).id))
    .orderBy(desc(savedAddresses.createdAt), desc(savedAddresses.id));
  return { status: 200, body: { data: rows.map(addressView) } };
});

export const saveAddress = operation('installment', 'saveAddress', async ({ ctx, customer, body }) => {
  const { id: customerId } = requireCustomer(customer);
  const address = toSingleLine(body.address);
  const name = toSingleLine(body.name ?? '') || null;
  const inRegion = await ctx.db.select({ id: districts.id }).from(districts).where(eq(districts.regionId, body.region_id));
  const fields: FieldErrorCodes = {
    ...(inRegion.length === 0 ? { region_id: 'not_found' } : {}),
    ...(inRegion.some(({ id }) => id === body.district_id) ? {} : { district_id: 'not_found' }),
    ...(address === '' ? { address: 'required' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  const row = await ctx.db.transaction(async (tx) => {
    // Two simultaneous saves wait for each other, so that the same address is stored once.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
    const kept = await tx.select().from(savedAddresses).where(eq(savedAddresses.customerId, customerId));
    const same = kept.find((one) => one.districtId === body.district_id && one.address.toLowerCase() === address.toLowerCase());
    if (same !== undefined) {
      if (name === null || name === same.name) return same;
      await tx.update(savedAddresses).set({ name }).where(eq(savedAddresses.id, same.id));
      return { ...same, name };
    }
    if (kept.length >= MAX_ADDRESSES) throw new Problem('validation_failed', { fields: { address: 'too_many' } });
    const fresh = {
      id: newId('addr'),
      customerId,
      regionId: body.region_id,
      districtId: body.district_id,
      address,
      name,
      createdAt: ctx.clock.now(),
    };
    await tx.insert(savedAddresses).values(fresh);
    return fresh;
  });
  return { status: 201, body: { data: addressView(row) } };
});

export const deleteAddress = operation('installment', 'deleteAddress', async ({ ctx, customer, params }) => {
  const mine = and(eq(savedAddresses.id, params.id), eq(savedAddresses.customerId, requireCustomer(customer).id));
  const gone = await ctx.db.delete(savedAddresses).where(mine).returning({ id: savedAddresses.id });
  if (gone.length === 0) throw new Problem('not_found');
  return { status: 204 };
});
