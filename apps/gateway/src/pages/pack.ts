import { packBrotli } from '../http/content-encoding.ts';
import { weakTag } from '../http/entity-tag.ts';
import { type CspPolicy, documentCsp } from '../http/security-headers.ts';
import { styleAttributeHashes } from '../http/style-attributes.ts';

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

/** A text that is no document, ready to be sent any number of times. */
export type PackedText = { status: number; body: Buffer; brotli: Buffer; etag: string };

export async function packText(status: number, text: string): Promise<PackedText> {
  const body = Buffer.from(text, 'utf8');
  return { status, body, brotli: await packBrotli(body), etag: weakTag(body) };
}
