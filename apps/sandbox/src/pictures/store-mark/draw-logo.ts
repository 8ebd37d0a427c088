import type { Mark } from './mark.ts';

const GRID = 48;
const SYMBOL_GRID = 24;

/** The logo of a mark, a square without letters: the symbol in its shape, in two colours. */
export function drawLogo({ symbol, shape, colours: { ground, figure } }: Mark): string {
  const ink = shape.path === '' ? figure : ground;
  const scale = shape.size / SYMBOL_GRID;
  const at = `translate(${GRID / 2 - shape.size / 2} ${shape.y - shape.size / 2}) scale(${scale.toFixed(3)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" width="400" height="400">` +
    `<path fill="${ground}" d="M0 0h${GRID}v${GRID}H0z"/>` +
    (shape.path === '' ? '' : `<path fill="${figure}" d="${shape.path}"/>`) +
    `<g transform="${at}" fill="${ink}" fill-rule="evenodd"><path d="${symbol.area}"/>` +
    (symbol.lines === undefined
      ? ''
      : `<path d="${symbol.lines}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`) +
    '</g></svg>'
  );
}
