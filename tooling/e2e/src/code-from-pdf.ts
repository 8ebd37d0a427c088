import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const CODE = /(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/;

/** Reads the verification code printed on a downloaded PDF. */
export async function readCodeFromPdf(download: Download): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const paper = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  const { items } = await (await paper.getPage(paper.numPages)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const code = CODE.exec(text)?.[0];
  if (code === undefined) throw new Error(`no code stands on ${download.suggestedFilename()}: ${text}`);
  return code;
}

/** The same code with a different last character. */
export const alterLastCharacter = (code: string): string => `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
