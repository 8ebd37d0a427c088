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
};

export type PageSource = {
  status: number;
  headers: Record<string, string>;
  html: string;
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Already compressed by the build, where it was. */
  brotli?: Buffer;
};

export async function packPage(source: PageSource, policy: CspPolicy): Promise<PackedPage> {
  const html = Buffer.from(source.html, 'utf8');
  const csp = documentCsp({ ...source, styleAttributeHashes: styleAttributeHashes(source.html) }, policy);
  const brotli =
    source.brotli ??
    (await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }));
  const etag = `"${createHash('sha256').update(html).update(csp).digest('base64url').slice(0, 27)}"`;
  return { status: source.status, headers: source.headers, html, brotli, etag, csp };
}
