import { createHash, randomUUID } from 'node:crypto';
import { parsePinfl } from '@muddat/validators';
import sharp from 'sharp';
import { customers } from '../db/schema/auth.ts';
import { cards } from '../db/schema/billing.ts';
import type { TestSandbox } from './test-sandbox.ts';

const ROOT = '/installment/v3/user/verification';

type VerificationResponse = {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
  json(): Record<string, unknown>;
};
type VerificationCallOptions = {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'HEAD' | 'DELETE';
  readonly send?: unknown;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A customer who goes through the verification. */
type Applicant = {
  /** `path` is relative to /v3/user/verification, or any path of the API if it begins with `//`. */
  request(path: string, request?: VerificationCallOptions): Promise<VerificationResponse>;
  /** Uploads a file in several chunks and returns its id. */
  upload(step: string, file: Buffer, said?: Partial<UploadMetadata>): Promise<string>;
  /** Uploads a photo and submits it as the step's document. */
  photo(step: string, file?: Buffer, said?: Partial<UploadMetadata>): Promise<VerificationResponse>;
  /** Completes all steps except the submission: consent, three photos, person, contacts, card. */
  fill(card: string): Promise<void>;
  submit(): Promise<VerificationResponse>;
  verification(): Promise<Record<string, unknown>>;
  limit(): Promise<Record<string, unknown>>;
};

type UploadMetadata = { readonly filename: string; readonly filetype: string; readonly sha256: string; readonly length: number };

const metadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const sha256 = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

type PhotoOptions = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' };

/** A photo of noise, because a single colour would compress to almost nothing. */
export async function testPhoto({ width = 900, height = 700, format = 'jpeg' }: PhotoOptions = {}): Promise<Buffer> {
  const noise = {
    create: { width, height, channels: 3 as const, background: '#88aacc', noise: { type: 'gaussian' as const, mean: 120, sigma: 40 } },
  };
  return sharp(noise).toFormat(format).toBuffer();
}

/** Documents of one person for each phone: nobody may submit those of another customer. */
export function examplePerson(phone: string) {
  const number = phone.slice(-7);
  const body = `3121063${number.slice(1)}`;
  const pinfl = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find((text) => parsePinfl(text).ok) ?? '';
  return { passport: `AA${number}`, pinfl, birthdate: '1963-10-12' };
}

const TUS_HEADERS = { 'tus-resumable': '1.0.0' };

export async function createApplicant(sandbox: TestSandbox, phone: string): Promise<Applicant> {
  const token = await sandbox.tokenFor(phone);
  const own: Applicant = {
    async request(path, { method = 'GET', send, bytes, headers = {} } = {}) {
      const answer = await sandbox.app.inject({
        method,
        url: path.startsWith('//') ? `/installment${path.slice(1)}` : `${ROOT}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': 'ru',
          ...(send === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bytes === undefined ? {} : { 'content-type': 'application/offset+octet-stream' }),
          ...headers,
        },
        ...(send === undefined ? {} : { payload: JSON.stringify(send) }),
        ...(bytes === undefined ? {} : { payload: bytes }),
      });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, json: () => answer.json() };
    },
    async upload(step, file, said = {}) {
      const { filename = 'photo.jpg', filetype = 'image/jpeg', length = file.length } = said;
      const headers = {
        ...TUS_HEADERS,
        'upload-length': String(length),
        'upload-metadata': metadata({ step, filename, filetype, sha256: said.sha256 ?? sha256(file) }),
      };
      const created = await own.request('/files', { method: 'POST', headers });
      if (created.status !== 201) throw new Error(`no upload: ${created.status} ${created.bytes.toString()}`);
      const id = String(created.headers['location']).split('/').at(-1) ?? '';
      for (let offset = 0; offset < file.length; offset += 200_000) {
        const bytes = file.subarray(offset, offset + 200_000);
        const sent = await own.request(`/files/${id}`, {
          method: 'PATCH',
          bytes,
          headers: { ...TUS_HEADERS, 'upload-offset': String(offset) },
        });
        if (sent.status !== 204) throw new Error(`no part: ${sent.status}`);
      }
      return id;
    },
    async photo(step, file, said) {
      const id = await own.upload(step, file ?? (await testPhoto()), said);
      return own.request(`/documents/${step}`, { method: 'PUT', send: { upload_id: id } });
    },
    async fill(card) {
      await own.request('/consent', { method: 'PUT', send: { accepted: true, version: '2026-11' } });
      for (const step of ['passport_front', 'selfie', 'registration']) await own.photo(step);
      await own.request('/person', { method: 'PUT', send: examplePerson(phone) });
      const contacts = [
        { phone: '+998901112233', name: 'Aziz' },
        { phone: '+998911112233', name: 'Lola' },
      ];
      await own.request('/contacts', { method: 'PUT', send: { contacts } });
      await own.request('/card', { method: 'PUT', send: { entity_id: card } });
    },
    submit: () => own.request('/submit', { method: 'POST', headers: { 'idempotency-key': randomUUID() } }),
    verification: async () => requireData(await own.request('')),
    limit: async () => requireData(await own.request('//v3/user/limit')),
  };
  return own;
}

let createdCount = 0;

/** Creates a customer for one test, with a saved card. `ending`: the last four digits of the phone. */
export async function insertNewApplicant(
  sandbox: TestSandbox,
  ending?: string,
): Promise<Applicant & { readonly id: string; readonly phone: string }> {
  createdCount += 1;
  const id = `cus_new_${createdCount}`;
  const phone = `+99893${String(createdCount).padStart(3, '0')}${ending ?? '1100'}`;
  const now = sandbox.clock.now();
  await sandbox.db.insert(customers).values({ id, phone, name: 'Test', birthdate: '1963-10-12', passwordHash: '-', createdAt: now });
  const card = { bin: '860049', last4: '1111', expiry: '9912', system: 'uzcard', offerVersion: '1' };
  await sandbox.db
    .insert(cards)
    .values({ id: `card_${id}`, customerId: id, ...card, smsPhone: phone, offerAcceptedAt: now, createdAt: now });
  return { ...(await createApplicant(sandbox, phone)), id, phone };
}

const requireData = (answer: VerificationResponse): Record<string, unknown> => {
  const { data } = answer.json();
  if (typeof data !== 'object' || data === null) throw new Error(`no data: ${answer.bytes.toString()}`);
  return { ...data };
};
