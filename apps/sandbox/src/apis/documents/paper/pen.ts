import type { Block, Column, Line, Seal } from './paper.ts';

export type Pdf = PDFKit.PDFDocument;

export const PAGE = { width: 595.28, margin: 48, bottom: 770 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const SEAL_HEIGHT = 110;
const QR_SIDE = 92;
const INK = '#17202e';
export const QUIET = '#56606e';
const LINE = '#d9dde3';
const BRAND = '#0f6f8f';
const CELL_GAP = 8;

/** Draws blocks down the pages, each as an element of the structure tree. `printable` replaces characters that the fonts lack. */
export function createPen(doc: Pdf, title: string, printable: (text: string) => string) {
  const root = doc.struct('Document', { title });
  doc.addStructure(root);
  let y = PAGE.margin;

  const artifact = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const rule = (at: number): void =>
    artifact(
      () =>
        void doc
          .moveTo(PAGE.margin, at)
          .lineTo(PAGE.margin + WIDTH, at)
          .lineWidth(0.7)
          .strokeColor(LINE)
          .stroke(),
    );
  /** Starts a new page if `height` does not fit on the current one; returns whether it did. */
  const room = (height: number): boolean => {
    if (y + height <= PAGE.bottom) return false;
    doc.addPage();
    y = PAGE.margin;
    return true;
  };
  const write = (
    text: string,
    x: number,
    at: number,
    width: number,
    { size = 10.5, font = 'regular', color = INK, end = false } = {},
  ): void =>
    void doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      // Tabular figures, so that the digits of sums are aligned.
      .text(printable(text), x, at, { width, align: end ? 'right' : 'left', lineGap: 2, features: ['tnum'] });
  const heightOf = (text: string, width: number, size = 10.5, font = 'regular'): number =>
    doc
      .font(font)
      .fontSize(size)
      .heightOfString(printable(text) || ' ', { width, lineGap: 2, features: ['tnum'] });

  const paragraph = (parent: PDFKit.PDFStructureElement, tag: string, text: string, size = 10.5, font = 'regular'): void => {
    const height = heightOf(text, WIDTH, size, font);
    room(height);
    const at = y;
    parent.add(doc.struct(tag, () => write(text, PAGE.margin, at, WIDTH, { size, font })));
    y += height + 8;
  };

  const list = (parent: PDFKit.PDFStructureElement, rows: readonly Line[]): void => {
    const element = doc.struct('L');
    parent.add(element);
    const nameWidth = WIDTH * 0.42;
    const valueWidth = WIDTH - nameWidth - CELL_GAP;
    for (const { name, value, strong } of rows) {
      const font = strong ? 'bold' : 'regular';
      const size = strong ? 13 : 10.5;
      const height = Math.max(heightOf(name, nameWidth), heightOf(value, valueWidth, size, font));
      room(height + 8);
      const at = y;
      const item = doc.struct('LI');
      element.add(item);
      item.add(doc.struct('Lbl', () => write(name, PAGE.margin, at + (strong ? 2 : 0), nameWidth, { color: QUIET })));
      item.add(doc.struct('LBody', () => write(value, PAGE.margin + nameWidth + CELL_GAP, at, valueWidth, { font, size, end: true })));
      y += height + 4;
      rule(y);
      y += 5;
    }
    y += 8;
  };

  type Row = { readonly texts: readonly string[]; readonly size: number; readonly font: string; readonly color: string };

  const row = (columns: readonly Column[], { texts, size, font, color }: Row, add: (draw: () => void) => void): void => {
    const widths = columns.map(({ share }) => share * WIDTH - CELL_GAP);
    const height = Math.max(...texts.map((text, index) => heightOf(text, widths[index] ?? WIDTH, size, font)));
    const at = y;
    let x = PAGE.margin;
    for (const [index, { share, isNumber: end = false }] of columns.entries()) {
      const from = end ? x + CELL_GAP : x;
      add(() => write(texts[index] ?? '', from, at, widths[index] ?? WIDTH, { size, font, color, end }));
      x += share * WIDTH;
    }
    y += height + 4;
    rule(y);
    y += 5;
  };

  const table = (parent: PDFKit.PDFStructureElement, { heading, columns, rows, total }: Extract<Block, { kind: 'table' }>): void => {
    const element = doc.struct('Table', { title: heading });
    parent.add(element);
    const newRow = (): PDFKit.PDFStructureElement => {
      const made = doc.struct('TR');
      element.add(made);
      return made;
    };
    const head: Row = { texts: columns.map(({ name }) => name), size: 8.5, font: 'regular', color: QUIET };
    const first = newRow();
    row(columns, head, (draw) => first.add(doc.struct('TH', { scope: 'Column' }, draw)));
    const body = rows.map((texts): Row => ({ texts, size: 9.5, font: 'regular', color: INK }));
    for (const line of total === undefined ? body : [...body, { texts: total, size: 9.5, font: 'bold', color: INK }]) {
      const heights = line.texts.map((text, index) =>
        heightOf(text, (columns[index]?.share ?? 1) * WIDTH - CELL_GAP, line.size, line.font),
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
      artifact(() => write('Muddat', PAGE.margin, y, WIDTH, { size: 15, font: 'bold', color: BRAND }));
      y += 34;
      paragraph(root, 'H1', text, 21, 'bold');
      y += 6;
    },
    block: (block: Block): void => {
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
    seal: ({ code, lines, url, qrAlt }: Seal, modules: readonly (readonly boolean[])[]): void => {
      room(SEAL_HEIGHT);
      const top = y + 6;
      const section = doc.struct('Sect');
      root.add(section);
      const bbox: [number, number, number, number] = [PAGE.margin, top, PAGE.margin + QR_SIDE, top + QR_SIDE];
      section.add(doc.struct('Figure', { alt: qrAlt, bbox }, () => drawQr(doc, modules, PAGE.margin, top)));
      const [x, width] = [PAGE.margin + QR_SIDE + 16, WIDTH - QR_SIDE - 16];
      section.add(doc.struct('P', () => write(code.name, x, top + 2, width, { size: 9, color: QUIET })));
      section.add(doc.struct('P', () => write(code.value, x, top + 16, width, { size: 13, font: 'bold' })));
      section.add(doc.struct('P', () => write([...lines, url].join('\n'), x, top + 38, width, { size: 9, color: QUIET })));
      y = top + QR_SIDE + 12;
    },
    end: (): void => void root.end(),
  };
}

function drawQr(doc: Pdf, modules: readonly (readonly boolean[])[], x: number, y: number): void {
  const side = QR_SIDE / modules.length;
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) if (isDark) doc.rect(x + column * side, y + row * side, side, side);
  }
  doc.fill('#000000');
}
