import { packBrotli } from '../http/content-encoding.ts';
import { weakTag } from '../http/entity-tag.ts';
import { type CspPolicy, documentCsp } from '../http/security-headers.ts';
import { styleAttributeHashes } from '../http/style-attributes.ts';

/** A document that can be sent any number of times. */
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
  /** The compressed form, if the build made one. */
  brotli?: Buffer;
  payload?: unknown;
};

export async function packPage(source: PageSource, policy: CspPolicy): Promise<PackedPage> {
  const html = Buffer.from(source.html, 'utf8');
  const csp = documentCsp({ ...source, styleAttributeHashes: styleAttributeHashes(source.html) }, policy);
  const brotli = source.brotli ?? (await packBrotli(html));
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

/** A text other than a document that can be sent any number of times. */
export type PackedText = { status: number; body: Buffer; brotli: Buffer; etag: string };

export async function packText(status: number, text: string): Promise<PackedText> {
  const body = Buffer.from(text, 'utf8');
  return { status, body, brotli: await packBrotli(body), etag: weakTag(body) };
}
