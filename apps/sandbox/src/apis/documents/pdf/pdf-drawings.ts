/** The star of the logo in its box of 40 by 40, and the colours of its line and of the sun: as in the portal's icon. */
const STAR =
  'M39 20L31.55 24.78L33.44 33.44L24.78 31.55L20 39L15.22 31.55L6.56 33.44L8.45 24.78L1 20L8.45 15.22L6.56 6.56L15.22 8.45L20 1L24.78 8.45L33.44 6.56L31.55 15.22Z';
const STAR_BOX = 40;
const STAR_COLOUR = '#007096';
const SUN_COLOUR = '#edb345';

/** The star of the logo, as vectors. */
export function drawStar(doc: PDFKit.PDFDocument, x: number, y: number, side: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(side / STAR_BOX)
    .path(STAR)
    .lineWidth(3)
    .lineJoin('round')
    .stroke(STAR_COLOUR)
    .circle(STAR_BOX / 2, STAR_BOX / 2, 4.5)
    .fill(SUN_COLOUR)
    .restore();
}

export function drawQr(doc: PDFKit.PDFDocument, modules: readonly (readonly boolean[])[], x: number, y: number, size: number): void {
  const side = size / modules.length;
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) if (isDark) doc.rect(x + column * side, y + row * side, side, side);
  }
  doc.fill('#000000');
}
