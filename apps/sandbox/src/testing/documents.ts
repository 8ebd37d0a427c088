import type { TestSandbox } from './test-sandbox.ts';

export type FileAnswer = {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  json(): unknown;
};
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, locale?: 'ru' | 'oz') => Promise<FileAnswer>;

/** Calls by the whole path, as a customer or, with null, as anybody. */
export async function askAs(sandbox: TestSandbox, phone: string | null): Promise<Ask> {
  const token = phone === null ? null : await sandbox.tokenFor(phone);
  return async (method, path, locale = 'ru') => {
    const headers = { 'accept-language': locale, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    const answer = await sandbox.app.inject({ method, url: path, headers });
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers, json: () => answer.json() };
  };
}

/** What a reader and a screen reader get of a PDF. */
export async function readPdf(bytes: Buffer) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  const roles: string[] = [];
  const alts: string[] = [];
  /** A node is a part with a role or, at a leaf, its content. */
  const walk = (node: object): void => {
    if ('role' in node) roles.push(String(node.role));
    if ('alt' in node) alts.push(String(node.alt));
    if ('children' in node && Array.isArray(node.children)) for (const child of node.children) walk(child);
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const item of (await page.getTextContent()).items) if ('str' in item) texts.push(item.str);
    const tree = await page.getStructTree();
    if (tree !== null) walk(tree);
  }
  const { info } = await document.getMetadata();
  return {
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    roles,
    alts,
    info: Object.fromEntries(Object.entries(info)),
    pages: document.numPages,
  };
}

/** The code that is printed on a paper. */
export function codeIn(text: string): string {
  const [code] = /(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/.exec(text) ?? [];
  if (code === undefined) throw new TypeError('no code stands on the paper');
  return code;
}
