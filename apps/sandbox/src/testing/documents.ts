import * as v from 'valibot';
import type { TestSandbox } from './test-sandbox.ts';

export type FileResponse = {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  json(): unknown;
};
export type FileCaller = (method: 'GET' | 'POST' | 'DELETE', path: string, locale?: 'ru' | 'oz') => Promise<FileResponse>;

/** Returns a function that calls any path as a customer or, if `phone` is null, anonymously. */
export async function createFileCaller(sandbox: TestSandbox, phone: string | null): Promise<FileCaller> {
  const token = phone === null ? null : await sandbox.tokenFor(phone);
  return async (method, path, locale = 'ru') => {
    const headers = { 'accept-language': locale, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    const answer = await sandbox.app.inject({ method, url: path, headers });
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers, json: () => answer.json() };
  };
}

const shownTextSchema = v.looseTuple([v.array(v.union([v.number(), v.object({ unicode: v.string() })]))]);

/** Text, roles and alternative texts of a PDF, as a screen reader gets them. */
export async function readPdf(bytes: Buffer) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  const roles: string[] = [];
  const alts: string[] = [];
  /** A node has a role, or is a leaf with content. */
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

/** The number of characters in a PDF for which its fonts have no glyph: they are drawn as glyph 0, an empty box, which reads as U+0000. */
export async function countMissingGlyphs(bytes: Buffer): Promise<number> {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let boxes = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    for (const [index, operation] of fnArray.entries()) {
      if (operation !== OPS.showText) continue;
      // The numbers between the glyphs are distances.
      for (const item of v.parse(shownTextSchema, argsArray[index])[0]) if (typeof item !== 'number' && item.unicode === '\0') boxes += 1;
    }
  }
  return boxes;
}

/** The code printed on a document. */
export function findDocumentCode(text: string): string {
  const [code] = /(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/.exec(text) ?? [];
  if (code === undefined) throw new TypeError('no code stands on the paper');
  return code;
}
