/** The brand's colours (the look, Tokens) as hex values for pictures. */
export const BRAND_COLOURS = {
  cobalt: '#08336c',
  deep: '#03224e',
  turquoise: '#14bbc2',
  saffron: '#edb345',
  ice: '#cfe9f5',
  white: '#ffffff',
} as const;

export const OG_SIZE = { width: 1200, height: 630 } as const;

/** One 96 px tile of the kit's girih pattern (packages/ui, girihTilePath): an eight-pointed star, and a four-pointed one on each corner. */
const TILE_PX = 96;
const TILE =
  'M96 48L71.94 57.91L81.94 81.94L57.91 71.94L48 96L38.09 71.94L14.06 81.94L24.06 57.91L0 48L24.06 38.09L14.06 14.06L38.09 24.06L48 0L57.91 24.06L81.94 14.06L71.94 38.09Z' +
  'M14.06 14.06L0 8.2L-14.06 14.06L-8.2 0L-14.06 -14.06L0 -8.2L14.06 -14.06L8.2 0ZM110.06 14.06L96 8.2L81.94 14.06L87.8 0L81.94 -14.06L96 -8.2L110.06 -14.06L104.2 0Z' +
  'M14.06 110.06L0 104.2L-14.06 110.06L-8.2 96L-14.06 81.94L0 87.8L14.06 81.94L8.2 96ZM110.06 110.06L96 104.2L81.94 110.06L87.8 96L81.94 81.94L96 87.8L110.06 81.94L104.2 96Z';

/** The background of every picture: cobalt, with the girih pattern fading towards the text. */
export function brandBackgroundSvg(): string {
  const { width, height } = OG_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    `<linearGradient id="target" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${BRAND_COLOURS.cobalt}"/><stop offset="1" stop-color="${BRAND_COLOURS.deep}"/></linearGradient>` +
    '<linearGradient id="fade" x1="0" y1="0.6" x2="1" y2="0.3"><stop offset="0.42" stop-color="#000"/><stop offset="0.95" stop-color="#fff"/></linearGradient>' +
    `<mask id="mask"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>` +
    `<pattern id="girih" width="${TILE_PX}" height="${TILE_PX}" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)">` +
    `<path d="${TILE}" fill="none" stroke="${BRAND_COLOURS.turquoise}" stroke-width="1.6" stroke-linejoin="round"/></pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#target)"/>` +
    `<rect width="${width}" height="${height}" fill="url(#girih)" mask="url(#mask)" opacity="0.55"/></svg>`
  );
}

/** The brand's eight-pointed star with a sun in it, 40 x 40. */
export const STAR_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">' +
  '<path d="M39 20L31.55 24.78L33.44 33.44L24.78 31.55L20 39L15.22 31.55L6.56 33.44L8.45 24.78L1 20L8.45 15.22L6.56 6.56L15.22 8.45L20 1L24.78 8.45L33.44 6.56L31.55 15.22Z" fill="none" stroke="#14bbc2" stroke-width="3" stroke-linejoin="round"/>' +
  '<circle cx="20" cy="20" r="4" fill="#edb345"/></svg>';
