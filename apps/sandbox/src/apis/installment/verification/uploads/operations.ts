import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { MAX_UPLOAD_BYTES, UPLOAD_ID_HEADER } from '../../../../core/files/upload-folder.ts';
import type { CallInfo, Customer, Reply } from '../../../../core/operation.ts';
import { operation, requireCustomer } from '../../../../core/operation.ts';
import { Problem } from '../../../../core/problem.ts';
import { uploads } from '../../../../db/schema/verification.ts';
import { countBefore, UPLOADS_BEGUN } from '../../../../domain/access/rate-limit.ts';
import type { PhotoStep } from '../application/steps.ts';
import { loadStanding, requireWritable } from '../application/store.ts';
import { magicVerdict } from '../checker/magic.ts';
import { RETURN_STEP, readUploadMetadata } from './metadata.ts';
import { findUpload } from './store.ts';

const ANSWERED_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'location'] as const;
const SENT_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type'] as const;

export const createUpload = operation('installment', 'createUpload', async (call) => {
  const { ctx, customer, headers } = call;
  const { id: customerId } = requireCustomer(customer);
  const { step, filename, sha256 } = readUploadMetadata(headers['upload-metadata']);
  const size = headers['upload-length'];
  if (size > MAX_UPLOAD_BYTES) throw new Problem('file_too_large', { status: 413 });
  if (size === 0) throw new Problem('file_broken');
  if (step !== RETURN_STEP) await requireDocumentWanted(ctx, customerId, step);
  const now = ctx.clock.now();
  await countBefore(ctx, customerId, [[UPLOADS_BEGUN, customerId]]);
  const id = randomBytes(16).toString('hex');
  const magic = ctx.config.testTools ? magicVerdict(filename) : null;
  await ctx.db.insert(uploads).values({ id, customerId, step, size, sha256, magicVerdict: magic, createdAt: now });
  const answer = await ask(call, 'POST', id);
  return { status: 201, headers: answer };
});

/**
 * Photos of documents are biometric data: an upload needs a consent, and is refused while the step is being checked or once it is accepted.
 */
async function requireDocumentWanted({ db }: CallInfo['ctx'], customerId: string, step: PhotoStep): Promise<void> {
  const standing = await loadStanding(db, customerId);
  if (standing.row?.consentAt == null) throw new Problem('consent_required');
  requireWritable(standing, step);
}

export const getUploadOffset = operation('installment', 'getUploadOffset', async (call) => {
  await requireOwn(call, call.params.upload_id);
  return { status: 200, headers: await ask(call, 'HEAD', call.params.upload_id) };
});

export const appendUpload = operation('installment', 'appendUpload', async (call) => {
  const { size } = await requireOwn(call, call.params.upload_id);
  const part: unknown = call.body;
  if (!Buffer.isBuffer(part)) throw new Problem('unsupported_media_type');
  if (call.headers['upload-offset'] + part.length > size) throw new Problem('file_too_large', { status: 413 });
  return { status: 204, headers: await ask(call, 'PATCH', call.params.upload_id, part) };
});

export const deleteUpload = operation('installment', 'deleteUpload', async (call) => {
  const { ctx, params } = call;
  await requireOwn(call, params.upload_id);
  const headers = await ask(call, 'DELETE', params.upload_id);
  await ctx.db.delete(uploads).where(eq(uploads.id, params.upload_id));
  return { status: 204, headers };
});

async function requireOwn({ ctx, customer }: { ctx: CallInfo['ctx']; customer: Customer | null }, id: string) {
  const upload = await findUpload(ctx.db, requireCustomer(customer).id, id);
  if (upload === null) throw new Problem('not_found');
  return upload;
}

/** Forwards the request to the tus server. An error of the tus server becomes a Problem. */
async function ask(
  { ctx, request }: Pick<CallInfo, 'ctx' | 'request'>,
  method: string,
  id: string,
  part?: Buffer,
): Promise<NonNullable<Reply['headers']>> {
  const headers = new Headers({ [UPLOAD_ID_HEADER]: id });
  for (const name of SENT_HEADERS) {
    const value = request.headers[name];
    // A content type without a body would make the tus server read one.
    if (typeof value === 'string' && (name !== 'content-type' || part !== undefined)) headers.set(name, value);
  }
  const url = `http://sandbox/installment/v3/user/verification/files${method === 'POST' ? '' : `/${id}`}`;
  const answer = await ctx.files.uploads.handle(
    new Request(url, { method, headers, ...(part === undefined ? {} : { body: new Uint8Array(part) }) }),
  );
  if (!answer.ok) throw problemOf(answer.status);
  return Object.fromEntries(
    ANSWERED_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function problemOf(status: number): Problem {
  if (status === 412) return new Problem('validation_failed', { status: 412, headers: { 'tus-version': '1.0.0' } });
  if (status === 409) return new Problem('upload_conflict');
  if (status === 404 || status === 410) return new Problem('not_found');
  if (status === 413) return new Problem('file_too_large', { status: 413 });
  return new Problem('validation_failed', { status: 400 });
}
