import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type CspPolicy, documentCsp } from '../core/security-headers.ts';
import { styleAttributeHashes } from '../core/style-attributes.ts';

const compress = promisify(brotliCompress);
/** Quality for pages compressed while somebody waits; files of the build are packed at 11 beforehand. */
const LIVE_QUALITY = 5;

/** A document ready to be sent any number of times. */
export type PackedPage = {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  brotli: Buffer;
  etag: string;
  csp: string;
  /** What the page was made of; JSON is written of it when it is asked for. */
  payload?: unknown;
};

export type PageSource = {
  status: number;
  headers: Record<string, string>;
  html: string;
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Already compressed by the build, where it was. */
  brotli?: Buffer;
  payload?: unknown;
};

/** As much as is worth while somebody waits. */
export const packBody = (body: Buffer): Promise<Buffer> =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
const shortHash = (...parts: (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
};

export async function packPage(source: PageSource, policy: CspPolicy): Promise<PackedPage> {
  const html = Buffer.from(source.html, 'utf8');
  const csp = documentCsp({ ...source, styleAttributeHashes: styleAttributeHashes(source.html) }, policy);
  const brotli = source.brotli ?? (await packBody(html));
  const etag = `"${shortHash(html, csp)}"`;
  return {
    status: source.status,
    headers: source.headers,
    html,
    brotli,
    etag,
    csp,
    ...(source.payload === undefined ? {} : { payload: source.payload }),
  };
}

/** A text that is no document, ready to be sent any number of times. */
export type PackedText = { status: number; body: Buffer; brotli: Buffer; etag: string };

export async function packText(status: number, text: string): Promise<PackedText> {
  const body = Buffer.from(text, 'utf8');
  return { status, body, brotli: await packBody(body), etag: `"${shortHash(body)}"` };
}
