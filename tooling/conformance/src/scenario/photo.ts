import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Caller } from './caller.ts';

const SIDE = 800;
/** Names the version of the tus protocol. */
export const TUS = { 'Tus-Resumable': '1.0.0' };

/** Uploads a photo by the tus protocol and returns the upload's id. */
export async function uploadPhoto(caller: Caller, step: string): Promise<string | undefined> {
  const photo = createPhoto();
  const facts = { step, filename: 'photo.png', filetype: 'image/png', sha256: createHash('sha256').update(photo).digest('hex') };
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const created = await caller.call('installment.createUpload', {
    header: { ...TUS, 'Upload-Length': photo.length, 'Upload-Metadata': metadata.join(',') },
  });
  const id = created?.headers.get('location')?.split('/').at(-1);
  await caller.call('installment.getUploadOffset', { path: { upload_id: id }, header: TUS });
  const header = { ...TUS, 'Upload-Offset': 0 };
  const sent = await caller.call('installment.appendUpload', { path: { upload_id: id }, header, body: photo });
  return sent === null ? undefined : id;
}

/** A grey PNG with a pattern, large enough for the photo of a document. */
function createPhoto(): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head[8] = 8;
  // A row begins with the number of its filter: none.
  const rows = Buffer.from(
    Array.from({ length: SIDE }, (_row, y) => [0, ...Array.from({ length: SIDE }, (_pixel, x) => (x ^ y) & 0xff)]).flat(),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const content = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
