import { printable } from '@muddat/i18n/printable';
import { paperFonts } from './fonts.ts';
import type { PdfTask, Seal } from './paper.ts';
import { createPen, PAGE, type Pdf, QUIET, WIDTH } from './pen.ts';

/** Loaded once per thread. */
const tools = once(async () => {
  const [pdf, qr, fonts] = await Promise.all([import('pdfkit'), import('uqr'), paperFonts()]);
  return { PDFDocument: pdf.default, encode: qr.encode, ...fonts };
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/**
 * Draws the document as an accessible PDF with structure tree, language and title (PDF/UA). Equal input gives equal bytes. Runs in a worker
 * thread (`in-thread.ts`) and takes about 50 ms of one core.
 */
export default async function renderPdf({ paper, seal }: PdfTask): Promise<Buffer> {
  const { PDFDocument, encode, regular, bold } = await tools();
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: seal.lang,
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: {
      Title: paper.title,
      Author: 'Muddat',
      Creator: 'Muddat',
      Producer: 'Muddat',
      CreationDate: seal.issuedAt,
      ModDate: seal.issuedAt,
    },
  };
  // pdfkit's types do not include this subset yet.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('regular', regular.bytes).registerFont('bold', bold.bytes);
  const pen = createPen(doc, paper.title, (text) =>
    printable(text, (codePoint) => regular.hasGlyph(codePoint) && bold.hasGlyph(codePoint)),
  );
  pen.title(paper.title);
  for (const block of paper.blocks) pen.block(block);
  pen.seal(seal, encode(seal.url, { border: 1 }).data);
  pen.end();
  footers(doc, seal);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function footers(doc: Pdf, { pageOf, code }: Seal): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.font('regular').fontSize(8).fillColor(QUIET);
    const numbered = pageOf.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    doc.text(`${code.value}   ·   ${numbered}`, PAGE.margin, 800, { width: WIDTH, align: 'center', lineBreak: false });
    doc.endMarkedContent();
  }
}
