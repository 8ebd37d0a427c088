import type { Density } from './density.ts';
import type { PdfTask, VerificationStamp } from './document-layout.ts';
import { loadPdfFonts, typeset } from './pdf-fonts.ts';
import { CONTENT_WIDTH, createPdfWriter, MUTED_COLOUR, PDF_PAGE, type PdfDocument } from './pdf-writer.ts';

/** Loaded once per thread. */
const loadTools = lazily(async () => {
  const [pdf, qr, fonts] = await Promise.all([import('pdfkit'), import('uqr'), loadPdfFonts()]);
  return { PDFDocument: pdf.default, encode: qr.encode, fonts };
});

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
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
 * Draws the document as an accessible PDF with structure tree, language and title (PDF/UA). A document of two pages is set on one if it
 * then still fits. Equal input gives equal bytes. Runs in a worker thread (`run-in-thread.ts`) and takes about 50 ms of one core. Throws `MissingGlyphError` if no font has a character of the document.
 */
export default async function renderPdf(task: PdfTask): Promise<Buffer> {
  const normal = await drawPdf(task, 'normal');
  if (normal.pages !== 2) return normal.bytes;
  const tight = await drawPdf(task, 'tight');
  return tight.pages === 1 ? tight.bytes : normal.bytes;
}

async function drawPdf({ layout, stamp }: PdfTask, density: Density): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const { PDFDocument, encode, fonts } = await loadTools();
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: stamp.lang,
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: {
      Title: layout.title,
      Author: 'Muddat',
      Creator: 'Muddat',
      Producer: 'Muddat',
      CreationDate: stamp.issuedAt,
      ModDate: stamp.issuedAt,
    },
  };
  // pdfkit's types do not include this subset yet.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, { bytes }] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const pen = createPdfWriter(doc, layout.title, (text, weight) => typeset(fonts, text, weight), density);
  pen.head(layout.title, stamp.issuer);
  for (const block of layout.blocks) pen.block(block);
  pen.seal(stamp, encode(stamp.url, { border: 1 }).data);
  pen.end();
  writeFooters(doc, stamp);
  const pages = doc.bufferedPageRange().count;
  doc.end();
  await ended;
  return { bytes: Buffer.concat(chunks), pages };
}

function writeFooters(doc: PdfDocument, { pageOf, code }: VerificationStamp): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.font('onest-regular').fontSize(8).fillColor(MUTED_COLOUR);
    const numbered = pageOf.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    doc.text(`${code.value}   ·   ${numbered}`, PDF_PAGE.margin, 800, { width: CONTENT_WIDTH, align: 'center', lineBreak: false });
    doc.endMarkedContent();
  }
}
