import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { MAX_UPLOAD_BYTES, UPLOAD_ID_HEADER } from '../../../../core/files/upload-folder.ts';
import type { CallInfo, Customer, OperationResponse } from '../../../../core/operation.ts';
import { operation, requireCustomer } from '../../../../core/operation.ts';
import { Problem } from '../../../../core/problem.ts';
import { uploads } from '../../../../db/schema/verification.ts';
import { countFailureInAdvance, UPLOADS_STARTED } from '../../../../domain/access/rate-limit.ts';
import type { PhotoStep } from '../application/steps.ts';
import { assertStepWritable, loadVerificationOverview } from '../application/verification-store.ts';
import { magicFilenameVerdict } from '../checker/magic.ts';
import { parseUploadMetadata, RETURN_UPLOAD_STEP } from './metadata.ts';
import { findUpload } from './store.ts';

const RESPONSE_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'location'] as const;
const REQUEST_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type'] as const;

export const createUpload = operation('installment', 'createUpload', async (call) => {
  const { ctx, customer, headers } = call;
  const { id: customerId } = requireCustomer(customer);
  const { step, filename, sha256 } = parseUploadMetadata(headers['upload-metadata']);
  const size = headers['upload-length'];
  if (size > MAX_UPLOAD_BYTES) throw new Problem('file_too_large', { status: 413 });
  if (size === 0) throw new Problem('file_broken');
  if (step !== RETURN_UPLOAD_STEP) await assertUploadAllowed(ctx, customerId, step);
  const now = ctx.clock.now();
  await countFailureInAdvance(ctx, customerId, [[UPLOADS_STARTED, customerId]]);
  const id = randomBytes(16).toString('hex');
  const magic = ctx.config.testTools ? magicFilenameVerdict(filename) : null;
  await ctx.db.insert(uploads).values({ id, customerId, step, size, sha256, magicVerdict: magic, createdAt: now });
  const answer = await forwardToTus(call, 'POST', id);
  return { status: 201, headers: answer };
});

/**
 * Photos of documents are biometric data: an upload needs a consent, and is refused while the step is being checked or once it is accepted.
 */
async function assertUploadAllowed({ db }: CallInfo['ctx'], customerId: string, step: PhotoStep): Promise<void> {
  const standing = await loadVerificationOverview(db, customerId);
  if (standing.row?.consentAt == null) throw new Problem('consent_required');
  assertStepWritable(standing, step);
}

export const getUploadOffset = operation('installment', 'getUploadOffset', async (call) => {
  await requireOwnUpload(call, call.params.upload_id);
  return { status: 200, headers: await forwardToTus(call, 'HEAD', call.params.upload_id) };
});

export const appendUpload = operation('installment', 'appendUpload', async (call) => {
  const { size } = await requireOwnUpload(call, call.params.upload_id);
  const part: unknown = call.body;
  if (!Buffer.isBuffer(part)) throw new Problem('unsupported_media_type');
  if (call.headers['upload-offset'] + part.length > size) throw new Problem('file_too_large', { status: 413 });
  return { status: 204, headers: await forwardToTus(call, 'PATCH', call.params.upload_id, part) };
});

export const deleteUpload = operation('installment', 'deleteUpload', async (call) => {
  const { ctx, params } = call;
  await requireOwnUpload(call, params.upload_id);
  const headers = await forwardToTus(call, 'DELETE', params.upload_id);
  await ctx.db.delete(uploads).where(eq(uploads.id, params.upload_id));
  return { status: 204, headers };
});

async function requireOwnUpload({ ctx, customer }: { ctx: CallInfo['ctx']; customer: Customer | null }, id: string) {
  const upload = await findUpload(ctx.db, requireCustomer(customer).id, id);
  if (upload === null) throw new Problem('not_found');
  return upload;
}

/** Forwards the request to the tus server. An error of the tus server becomes a Problem. */
async function forwardToTus(
  { ctx, request }: Pick<CallInfo, 'ctx' | 'request'>,
  method: string,
  id: string,
  part?: Buffer,
): Promise<NonNullable<OperationResponse['headers']>> {
  const headers = new Headers({ [UPLOAD_ID_HEADER]: id });
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    // A content type without a body would make the tus server read one.
    if (typeof value === 'string' && (name !== 'content-type' || part !== undefined)) headers.set(name, value);
  }
  const url = `http://sandbox/installment/v3/user/verification/files${method === 'POST' ? '' : `/${id}`}`;
  const answer = await ctx.files.uploads.handle(
    new Request(url, { method, headers, ...(part === undefined ? {} : { body: new Uint8Array(part) }) }),
  );
  if (!answer.ok) throw tusProblem(answer.status);
  return Object.fromEntries(
    RESPONSE_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function tusProblem(status: number): Problem {
  if (status === 412) return new Problem('validation_failed', { status: 412, headers: { 'tus-version': '1.0.0' } });
  if (status === 409) return new Problem('upload_conflict');
  if (status === 404 || status === 410) return new Problem('not_found');
  if (status === 413) return new Problem('file_too_large', { status: 413 });
  return new Problem('validation_failed', { status: 400 });
}
