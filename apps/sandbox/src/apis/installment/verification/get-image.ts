import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { verificationDocuments } from '../../../db/schema/verification.ts';

export const getVerificationImage = operation('installment', 'getVerificationImage', async ({ ctx, customer, params }) => {
  const { id } = requireCustomer(customer);
  const [document] = await ctx.db
    .select({ storedKey: verificationDocuments.storedKey })
    .from(verificationDocuments)
    .where(
      and(eq(verificationDocuments.customerId, id), eq(verificationDocuments.step, params.step), eq(verificationDocuments.current, true)),
    );
  const photo = document?.storedKey == null ? null : await ctx.files.storage.get(document.storedKey);
  if (photo === null) throw new Problem('not_found');
  return { status: 200, body: photo, headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } };
});
