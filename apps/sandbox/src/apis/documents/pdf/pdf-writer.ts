import { DENSITIES, type Density } from './density.ts';
import type { LabelledValue, LayoutBlock, TableColumn, VerificationStamp } from './document-layout.ts';
import { drawQr, drawStar } from './pdf-drawings.ts';
import type { FontName, FontWeight } from './pdf-fonts.ts';
import { splitRows } from './split-rows.ts';

export type PdfDocument = PDFKit.PDFDocument;

export const PDF_PAGE = { width: 595.28, margin: 48, bottom: 780 } as const;
export const CONTENT_WIDTH = PDF_PAGE.width - 2 * PDF_PAGE.margin;
const STAR_SIDE = 28;
const TEXT_COLOUR = '#17202e';
export const MUTED_COLOUR = '#56606e';
const RULE_COLOUR = '#d9dde3';
const CELL_GAP = 8;

type Style = { readonly size: number; readonly weight: FontWeight; readonly color: string };
type Draw = () => void;
type Row = Style & { readonly texts: readonly string[] };

/**
 * Draws blocks down the pages, each as an element of the structure tree. `typeset` chooses the font that has all characters of a text. A
 * heading stays with what follows, a list is not divided, and a table is divided by `splitRows`.
 */
export function createPdfWriter(
  doc: PdfDocument,
  title: string,
  typeset: (text: string, weight: FontWeight) => { readonly text: string; readonly font: FontName },
  density: Density,
) {
  const sizes = DENSITIES[density];
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  let y: number = PDF_PAGE.margin;

  const artifact = (draw: Draw): void => {
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
  const startPage = (): void => {
    doc.addPage();
    y = PDF_PAGE.margin;
  };
  /** Starts a new page if `height` does not fit on the current one, and would on another. */
  const room = (height: number): void => {
    if (y + height > PDF_PAGE.bottom && y > PDF_PAGE.margin) startPage();
  };
  const write = (
    text: string,
    x: number,
    at: number,
    width: number,
    { size = sizes.text, weight = 'regular', color = TEXT_COLOUR, end = false }: Partial<Style> & { readonly end?: boolean } = {},
  ): void => {
    const { text: printable, font } = typeset(text, weight);
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      // Tabular figures, so that the digits of sums are aligned.
      .text(printable, x, at, { width, align: end ? 'right' : 'left', lineGap: sizes.lineGap, features: ['tnum'] });
  };
  const heightOf = (text: string, width: number, size: number = sizes.text, weight: FontWeight = 'regular'): number => {
    const { text: printable, font } = typeset(text, weight);
    return doc
      .font(font)
      .fontSize(size)
      .heightOfString(printable || ' ', { width, lineGap: sizes.lineGap, features: ['tnum'] });
  };

  type Paragraph = { readonly tag: string; readonly text: string; readonly size: number; readonly weight: FontWeight };
  const heightOfParagraph = ({ text, size, weight }: Paragraph): number => heightOf(text, CONTENT_WIDTH, size, weight) + sizes.section;
  const paragraph = (parent: PDFKit.PDFStructureElement, content: Paragraph): void => {
    const { tag, text, size, weight } = content;
    const height = heightOfParagraph(content);
    room(height - sizes.section);
    const at = y;
    parent.add(doc.struct(tag, () => write(text, PDF_PAGE.margin, at, CONTENT_WIDTH, { size, weight })));
    y += height;
  };

  const nameWidth = CONTENT_WIDTH * 0.42;
  const valueWidth = CONTENT_WIDTH - nameWidth - CELL_GAP;
  const rowGap = sizes.aboveRule + sizes.belowRule;
  const valueStyle = ({ strong }: LabelledValue): Pick<Style, 'size' | 'weight'> =>
    strong ? { size: sizes.strong, weight: 'bold' } : { size: sizes.text, weight: 'regular' };
  const heightOfLine = (line: LabelledValue): number => {
    const { size, weight } = valueStyle(line);
    return Math.max(heightOf(line.name, nameWidth), heightOf(line.value, valueWidth, size, weight));
  };

  const list = (parent: PDFKit.PDFStructureElement, rows: readonly LabelledValue[], headingHeight: number, drawHeading: Draw): void => {
    const heights = rows.map(heightOfLine);
    room(headingHeight + heights.reduce((sum, height) => sum + height + rowGap, 0));
    drawHeading();
    const element = doc.struct('L');
    parent.add(element);
    for (const [index, line] of rows.entries()) {
      const height = heights[index] ?? 0;
      room(height + rowGap);
      const at = y;
      const item = doc.struct('LI');
      element.add(item);
      const nameAt = at + (line.strong ? 2 : 0);
      item.add(doc.struct('Lbl', () => write(line.name, PDF_PAGE.margin, nameAt, nameWidth, { color: MUTED_COLOUR })));
      const valueX = PDF_PAGE.margin + nameWidth + CELL_GAP;
      item.add(doc.struct('LBody', () => write(line.value, valueX, at, valueWidth, { ...valueStyle(line), end: true })));
      y += height + sizes.aboveRule;
      rule(y);
      y += sizes.belowRule;
    }
    y += sizes.section;
  };

  const heightOfRow = (columns: readonly TableColumn[], { texts, size, weight }: Row): number =>
    Math.max(...texts.map((text, index) => heightOf(text, (columns[index]?.share ?? 1) * CONTENT_WIDTH - CELL_GAP, size, weight))) + rowGap;
  const row = (columns: readonly TableColumn[], line: Row, add: (draw: Draw) => void): void => {
    const { texts, size, weight, color } = line;
    const at = y;
    let x: number = PDF_PAGE.margin;
    for (const [index, { share, isNumber: end = false }] of columns.entries()) {
      const from = end ? x + CELL_GAP : x;
      add(() => write(texts[index] ?? '', from, at, share * CONTENT_WIDTH - CELL_GAP, { size, weight, color, end }));
      x += share * CONTENT_WIDTH;
    }
    y += heightOfRow(columns, line) - sizes.belowRule;
    rule(y);
    y += sizes.belowRule;
  };

  type Table = Extract<LayoutBlock, { kind: 'table' }>;
  const table = (parent: PDFKit.PDFStructureElement, { columns, rows, total }: Table, headingHeight: number, drawHeading: Draw): void => {
    const head: Row = { texts: columns.map(({ name }) => name), size: sizes.columnName, weight: 'regular', color: MUTED_COLOUR };
    const lineOf = (texts: readonly string[], weight: FontWeight): Row => ({ texts, size: sizes.cell, weight, color: TEXT_COLOUR });
    const lines = [...rows.map((texts) => lineOf(texts, 'regular')), ...(total === undefined ? [] : [lineOf(total, 'bold')])];
    const headHeight = heightOfRow(columns, head);
    const [start, ...later] = splitRows(
      lines.map((line) => heightOfRow(columns, line)),
      PDF_PAGE.bottom - y - headingHeight - headHeight,
      PDF_PAGE.bottom - PDF_PAGE.margin - headHeight,
    );
    if (start === 0) startPage();
    drawHeading();
    const element = doc.struct('Table');
    parent.add(element);
    const newRow = () => {
      const made = doc.struct('TR');
      element.add(made);
      return made;
    };
    const first = newRow();
    row(columns, head, (draw) => first.add(doc.struct('TH', { scope: 'Column' }, draw)));
    let drawn = 0;
    for (const count of [start ?? 0, ...later].filter((one) => one > 0)) {
      if (drawn > 0) {
        startPage();
        // Repeats the column names on the new page as an artifact, for sighted readers only: the structure names the columns once.
        row(columns, head, artifact);
      }
      for (const line of lines.slice(drawn, drawn + count)) {
        const cells = newRow();
        row(columns, line, (draw) => cells.add(doc.struct('TD', draw)));
      }
      drawn += count;
    }
    y += sizes.section;
  };

  return {
    /** The logo at the left and the issuer at the right, then the title. */
    head: (text: string, issuer: readonly string[]): void => {
      const nameX = PDF_PAGE.margin + STAR_SIDE + 9;
      artifact(() => {
        drawStar(doc, PDF_PAGE.margin, y, STAR_SIDE);
        write('Muddat', nameX, y + 3, 120, { size: 17, weight: 'bold' });
      });
      const issuerX = nameX + 128;
      const width = PDF_PAGE.margin + CONTENT_WIDTH - issuerX;
      const names = issuer.join('\n');
      const section = doc.struct('Sect');
      root.add(section);
      section.add(doc.struct('P', () => write(names, issuerX, y, width, { size: 8, color: MUTED_COLOUR, end: true })));
      y += Math.max(STAR_SIDE, heightOf(names, width, 8)) + 8;
      rule(y);
      y += 14;
      paragraph(root, { tag: 'H1', text, size: sizes.title, weight: 'bold' });
      y += sizes.section / 2;
    },
    block: (block: LayoutBlock): void => {
      const section = doc.struct('Sect');
      root.add(section);
      const heading = block.kind === 'text' ? undefined : block.heading;
      const title = heading === undefined ? null : ({ tag: 'H2', text: heading, size: sizes.heading, weight: 'bold' } as const);
      const headingHeight = title === null ? 0 : heightOfParagraph(title);
      const drawHeading = () => title !== null && paragraph(section, title);
      if (block.kind === 'text') paragraph(section, { tag: 'P', text: block.text, size: sizes.text, weight: 'regular' });
      else if (block.kind === 'list') list(section, block.rows, headingHeight, drawHeading);
      else table(section, block, headingHeight, drawHeading);
    },
    seal: ({ code, lines, qrAlt }: VerificationStamp, modules: readonly (readonly boolean[])[]): void => {
      room(sizes.qr + 6);
      const top = y + 6;
      const section = doc.struct('Sect');
      root.add(section);
      const bbox: [number, number, number, number] = [PDF_PAGE.margin, top, PDF_PAGE.margin + sizes.qr, top + sizes.qr];
      section.add(doc.struct('Figure', { alt: qrAlt, bbox }, () => drawQr(doc, modules, PDF_PAGE.margin, top, sizes.qr)));
      const [x, width] = [PDF_PAGE.margin + sizes.qr + 16, CONTENT_WIDTH - sizes.qr - 16];
      section.add(doc.struct('P', () => write(code.name, x, top + 2, width, { size: 9, color: MUTED_COLOUR })));
      section.add(doc.struct('P', () => write(code.value, x, top + 16, width, { size: 13, weight: 'bold' })));
      section.add(doc.struct('P', () => write(lines.join('\n'), x, top + 38, width, { size: 9, color: MUTED_COLOUR })));
      y = top + sizes.qr + 12;
    },
    end: (): void => void root.end(),
  };
}
