import type { LabelledValue, LayoutBlock, TableColumn, VerificationStamp } from './document-layout.ts';
import type { FontName, FontWeight } from './pdf-fonts.ts';

export type PdfDocument = PDFKit.PDFDocument;

export const PDF_PAGE = { width: 595.28, margin: 48, bottom: 770 } as const;
export const CONTENT_WIDTH = PDF_PAGE.width - 2 * PDF_PAGE.margin;
const STAMP_HEIGHT = 110;
const QR_SIDE = 92;
const TEXT_COLOUR = '#17202e';
export const MUTED_COLOUR = '#56606e';
const RULE_COLOUR = '#d9dde3';
const BRAND_COLOUR = '#0f6f8f';
const CELL_GAP = 8;

type Style = { readonly size: number; readonly weight: FontWeight; readonly color: string };

/** Draws blocks down the pages, each as an element of the structure tree. `typeset` chooses the font that has all characters of a text. */
export function createPdfWriter(
  doc: PdfDocument,
  title: string,
  typeset: (text: string, weight: FontWeight) => { readonly text: string; readonly font: FontName },
) {
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  let y = PDF_PAGE.margin;

  const artifact = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const rule = (at: number): void =>
    artifact(
      () =>
        void doc
          .moveTo(PDF_PAGE.margin, at)
          .lineTo(PDF_PAGE.margin + CONTENT_WIDTH, at)
          .lineWidth(0.7)
          .strokeColor(RULE_COLOUR)
          .stroke(),
    );
  /** Starts a new page if `height` does not fit on the current one; returns whether it did. */
  const room = (height: number): boolean => {
    if (y + height <= PDF_PAGE.bottom) return false;
    doc.addPage();
    y = PDF_PAGE.margin;
    return true;
  };
  const write = (
    text: string,
    x: number,
    at: number,
    width: number,
    { size = 10.5, weight = 'regular', color = TEXT_COLOUR, end = false }: Partial<Style> & { readonly end?: boolean } = {},
  ): void => {
    const { text: printable, font } = typeset(text, weight);
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      // Tabular figures, so that the digits of sums are aligned.
      .text(printable, x, at, { width, align: end ? 'right' : 'left', lineGap: 2, features: ['tnum'] });
  };
  const heightOf = (text: string, width: number, size = 10.5, weight: FontWeight = 'regular'): number => {
    const { text: printable, font } = typeset(text, weight);
    return doc
      .font(font)
      .fontSize(size)
      .heightOfString(printable || ' ', { width, lineGap: 2, features: ['tnum'] });
  };

  const paragraph = (parent: PDFKit.PDFStructureElement, tag: string, text: string, size = 10.5, weight: FontWeight = 'regular'): void => {
    const height = heightOf(text, CONTENT_WIDTH, size, weight);
    room(height);
    const at = y;
    parent.add(doc.struct(tag, () => write(text, PDF_PAGE.margin, at, CONTENT_WIDTH, { size, weight })));
    y += height + 8;
  };

  const list = (parent: PDFKit.PDFStructureElement, rows: readonly LabelledValue[]): void => {
    const element = doc.struct('L');
    parent.add(element);
    const nameWidth = CONTENT_WIDTH * 0.42;
    const valueWidth = CONTENT_WIDTH - nameWidth - CELL_GAP;
    for (const { name, value, strong } of rows) {
      const weight = strong ? 'bold' : 'regular';
      const size = strong ? 13 : 10.5;
      const height = Math.max(heightOf(name, nameWidth), heightOf(value, valueWidth, size, weight));
      room(height + 8);
      const at = y;
      const item = doc.struct('LI');
      element.add(item);
      item.add(doc.struct('Lbl', () => write(name, PDF_PAGE.margin, at + (strong ? 2 : 0), nameWidth, { color: MUTED_COLOUR })));
      item.add(
        doc.struct('LBody', () => write(value, PDF_PAGE.margin + nameWidth + CELL_GAP, at, valueWidth, { weight, size, end: true })),
      );
      y += height + 4;
      rule(y);
      y += 5;
    }
    y += 8;
  };

  type Row = Style & { readonly texts: readonly string[] };

  const row = (columns: readonly TableColumn[], { texts, size, weight, color }: Row, add: (draw: () => void) => void): void => {
    const widths = columns.map(({ share }) => share * CONTENT_WIDTH - CELL_GAP);
    const height = Math.max(...texts.map((text, index) => heightOf(text, widths[index] ?? CONTENT_WIDTH, size, weight)));
    const at = y;
    let x = PDF_PAGE.margin;
    for (const [index, { share, isNumber: end = false }] of columns.entries()) {
      const from = end ? x + CELL_GAP : x;
      add(() => write(texts[index] ?? '', from, at, widths[index] ?? CONTENT_WIDTH, { size, weight, color, end }));
      x += share * CONTENT_WIDTH;
    }
    y += height + 4;
    rule(y);
    y += 5;
  };

  const table = (parent: PDFKit.PDFStructureElement, { heading, columns, rows, total }: Extract<LayoutBlock, { kind: 'table' }>): void => {
    const element = doc.struct('Table', { title: heading });
    parent.add(element);
    const newRow = (): PDFKit.PDFStructureElement => {
      const made = doc.struct('TR');
      element.add(made);
      return made;
    };
    const head: Row = { texts: columns.map(({ name }) => name), size: 8.5, weight: 'regular', color: MUTED_COLOUR };
    const first = newRow();
    row(columns, head, (draw) => first.add(doc.struct('TH', { scope: 'Column' }, draw)));
    const lineOf = (texts: readonly string[], weight: FontWeight): Row => ({ texts, size: 9.5, weight, color: TEXT_COLOUR });
    const body = rows.map((texts) => lineOf(texts, 'regular'));
    for (const line of total === undefined ? body : [...body, lineOf(total, 'bold')]) {
      const heights = line.texts.map((text, index) =>
        heightOf(text, (columns[index]?.share ?? 1) * CONTENT_WIDTH - CELL_GAP, line.size, line.weight),
      );
      // Repeats the column names on the new page as an artifact, for sighted readers only: the structure names the columns once.
      if (room(Math.max(...heights) + 10)) row(columns, head, artifact);
      const cells = newRow();
      row(columns, line, (draw) => cells.add(doc.struct('TD', draw)));
    }
    y += 8;
  };

  return {
    title: (text: string): void => {
      artifact(() => write('Muddat', PDF_PAGE.margin, y, CONTENT_WIDTH, { size: 15, weight: 'bold', color: BRAND_COLOUR }));
      y += 34;
      paragraph(root, 'H1', text, 21, 'bold');
      y += 6;
    },
    block: (block: LayoutBlock): void => {
      const section = doc.struct('Sect');
      root.add(section);
      if (block.kind !== 'text' && block.heading !== undefined) {
        // Prevents a heading from being the last line of a page.
        room(80);
        paragraph(section, 'H2', block.heading, 13, 'bold');
      }
      if (block.kind === 'text') paragraph(section, 'P', block.text);
      else if (block.kind === 'list') list(section, block.rows);
      else table(section, block);
    },
    seal: ({ code, lines, url, qrAlt }: VerificationStamp, modules: readonly (readonly boolean[])[]): void => {
      room(STAMP_HEIGHT);
      const top = y + 6;
      const section = doc.struct('Sect');
      root.add(section);
      const bbox: [number, number, number, number] = [PDF_PAGE.margin, top, PDF_PAGE.margin + QR_SIDE, top + QR_SIDE];
      section.add(doc.struct('Figure', { alt: qrAlt, bbox }, () => drawQr(doc, modules, PDF_PAGE.margin, top)));
      const [x, width] = [PDF_PAGE.margin + QR_SIDE + 16, CONTENT_WIDTH - QR_SIDE - 16];
      section.add(doc.struct('P', () => write(code.name, x, top + 2, width, { size: 9, color: MUTED_COLOUR })));
      section.add(doc.struct('P', () => write(code.value, x, top + 16, width, { size: 13, weight: 'bold' })));
      section.add(doc.struct('P', () => write([...lines, url].join('\n'), x, top + 38, width, { size: 9, color: MUTED_COLOUR })));
      y = top + QR_SIDE + 12;
    },
    end: (): void => void root.end(),
  };
}

function drawQr(doc: PdfDocument, modules: readonly (readonly boolean[])[], x: number, y: number): void {
  const side = QR_SIDE / modules.length;
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) if (isDark) doc.rect(x + column * side, y + row * side, side, side);
  }
  doc.fill('#000000');
}
