/** Pictures of an invented store for the stories. */
const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const svg = (width: number, height: number, content: string): string =>
  picture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`);

export const SAMPLE_LOGOS = [
  svg(
    48,
    48,
    '<path fill="#162244" d="M0 0h48v48H0z"/><path fill="#f0b43c" d="M24 3l18.5 10.5v21L24 45 5.5 34.5v-21z"/><path fill="#162244" d="M26 12L15 26h7l-1 10 11-14h-7z"/>',
  ),
  svg(
    48,
    48,
    '<path fill="#f5e9d0" d="M0 0h48v48H0z"/><path fill="#1f6a48" d="M5 5h22a16 16 0 0 1 16 16v22H21A16 16 0 0 1 5 27z"/><path fill="#f5e9d0" d="M18 13h12l5 14H13zM23 27h2v8h6v3H17v-3h6z"/>',
  ),
  svg(
    48,
    48,
    '<path fill="#a3283c" d="M0 0h48v48H0z"/><path fill="#f5e9d0" d="M6 48V23C6 13 14 8.5 24 3c10 5.5 18 10 18 20v25z"/><path fill="#a3283c" d="M16 20h16v8a8 8 0 0 1-16 0zM16 38h16v2H16z"/>',
  ),
] as const;

const banner = (ground: string, figure: string): string =>
  svg(
    1200,
    220,
    `<pattern id="o" width="110" height="110" patternUnits="userSpaceOnUse"><path fill="${figure}" d="M55 5L105 55 55 105 5 55z"/><path fill="${ground}" d="M55 25L85 55 55 85 25 55z"/></pattern>` +
      `<path fill="${ground}" d="M0 0h1200v220H0z"/><path fill="url(#o)" d="M0 0h1200v220H0z"/>`,
  );

export const SAMPLE_BANNERS = [banner('#162244', '#f0b43c'), banner('#f5e9d0', '#1f6a48'), banner('#a3283c', '#f5e9d0')] as const;

/** A picture that cannot be shown. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';
