import { compressToBrotli } from '../http/content-encoding.ts';
import { weakTag } from '../http/entity-tag.ts';
import { type CspOptions, documentCsp } from '../http/security-headers.ts';
import { styleAttributeHashes } from '../http/style-attributes.ts';

/** A rendered document, compressed once so that it can be sent any number of times. */
export type PackedPage = {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  brotli: Buffer;
  etag: string;
  csp: string;
  /** The page's data, not yet serialised as JSON. */
  payload?: unknown;
};

export type PageSource = {
  status: number;
  headers: Record<string, string>;
  html: string;
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** The brotli form, if the build made one; otherwise `packPage` compresses. */
  brotli?: Buffer;
  payload?: unknown;
};

export async function packPage(source: PageSource, policy: CspOptions): Promise<PackedPage> {
  const html = Buffer.from(source.html, 'utf8');
  const csp = documentCsp({ ...source, styleAttributeHashes: styleAttributeHashes(source.html) }, policy);
  const brotli = source.brotli ?? (await compressToBrotli(html));
  const etag = weakTag(html, csp);
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

/** A text other than a document, such as a payload, compressed once so that it can be sent any number of times. */
export type PackedText = { status: number; body: Buffer; brotli: Buffer; etag: string };

export async function packText(status: number, text: string): Promise<PackedText> {
  const body = Buffer.from(text, 'utf8');
  return { status, body, brotli: await compressToBrotli(body), etag: weakTag(body) };
}
