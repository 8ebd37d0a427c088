/**
 * Symbols of trades on a grid of 24 by 24: an area, filled by the even-odd rule so that a path inside another is a hole, and lines. They
 * have few details, so that they stay clear in a logo of 40 px.
 */
export type MarkSymbol = {
  readonly area: string;
  readonly lines?: string;
  /** The word that names the symbol in the alias of a store: a store that is called after carpets has a carpet. */
  readonly word?: string;
};

/** A circle as a path. */
const circle = (x: number, y: number, radius: number): string => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`;

const SCREEN = {
  word: 'kompyuter',
  area: 'M3 4h18a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4.5 6.5v7l11-7zM7 19h10v2H7z',
};
const BOLT = { word: 'elektro', area: 'M14 1.5L4 14h6.5L9 22.5 20 9.5h-7z' };
const DROP = { area: 'M12 2c4 5.5 6.5 8.5 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2zM8 14.5a4 4 0 0 0 4 4v-2a2 2 0 0 1-2-2z' };
const POT = {
  area: 'M4 10h16v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM3 6.5h18v2H3zM10.5 3.5h3v2h-3z',
  lines: 'M4 12.5H1.5M20 12.5h2.5',
};
const SHIRT = { word: 'kiyimi', area: 'M8 3L2 7l2.5 5L7 10.8V21h10V10.8l2.5 1.2L22 7l-6-4a4 4 0 0 1-8 0z' };
const BRICKS = {
  area: 'M2 4h9v4.5H2zM13 4h9v4.5h-9zM2 10h4v4.5H2zM8 10h8v4.5H8zM18 10h4v4.5h-4zM2 16h9v4.5H2zM13 16h9v4.5h-9z',
};

/** The symbols of each trade: of the sections of the catalogue, and of the industries of corporate clients. */
export const SYMBOLS = {
  electronics: [
    { word: 'mobayl', area: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8.5 5v11h7V5zM11 18v2h2v-2z' },
    SCREEN,
    {
      area: 'M6 4.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM9 9v6h6V9z',
      lines: 'M8.5 2.5v2M15.5 2.5v2M8.5 19.5v2M15.5 19.5v2M2.5 8.5h2M2.5 15.5h2M19.5 8.5h2M19.5 15.5h2',
    },
    {
      area: 'M3 14h4v7H5a2 2 0 0 1-2-2zM21 14h-4v7h2a2 2 0 0 0 2-2z',
      lines: 'M4 15v-3a8 8 0 0 1 16 0v3',
    },
  ],
  appliances: [
    {
      area: `M5 2h14a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM6.5 4.5V6h4V4.5z${circle(12, 14, 5.5)}${circle(12, 14, 2.8)}`,
    },
    {
      area: 'M7 2h10a2 2 0 0 1 2 2v5H5V4a2 2 0 0 1 2-2zM8 4.5V7h1.8V4.5zM5 10.8h14V20a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM8 13v4h1.8v-4z',
    },
    { area: 'M6 8h12v4a6 6 0 0 1-4.8 5.9V22h-2.4v-4.1A6 6 0 0 1 6 12z', lines: 'M9 3v5M15 3v5' },
    BOLT,
  ],
  furniture: [
    {
      word: 'mebel',
      area:
        'M6 4.5h12a2 2 0 0 1 2 2V10a3.5 3.5 0 0 0-3 3v1H7v-1a3.5 3.5 0 0 0-3-3V6.5a2 2 0 0 1 2-2z' +
        'M1.5 13a2 2 0 0 1 4 0v2.5h13V13a2 2 0 0 1 4 0v5a1 1 0 0 1-1 1h-19a1 1 0 0 1-1-1z',
    },
    { area: 'M8 2h8l4 10H4z', lines: 'M12 12v8.5M7.5 21h9' },
    { area: 'M6 2h3v10h8a1 1 0 0 1 1 1v9h-3v-6H9v6H6z' },
    {
      word: 'gilam',
      area: 'M4 4h16v16H4zM12 6.5L6.5 12l5.5 5.5 5.5-5.5zM12 9.5l2.5 2.5-2.5 2.5L9.5 12z',
      lines: 'M6 1.5v1M10 1.5v1M14 1.5v1M18 1.5v1M6 21.5v1M10 21.5v1M14 21.5v1M18 21.5v1',
    },
  ],
  kitchen: [
    POT,
    {
      word: 'sopol',
      area: 'M3 8h14v4a7 7 0 0 1-14 0zM3 20.5h14v2H3z',
      lines: 'M17 9.5h1.5a2.5 2.5 0 0 1 0 5H16M7 2.5v2.5M10 2.5v2.5M13 2.5v2.5',
    },
    {
      area: 'M17 2c2.2 0 3.5 2.3 3.5 5s-1 4.3-2.2 4.8V22h-2.6V11.8C14.5 11.3 13.5 9.7 13.5 7s1.3-5 3.5-5z',
      lines: 'M7 2v20M4 2v4.5a3 3 0 0 0 6 0V2',
    },
  ],
  'optics-watches': [
    {
      word: 'optika',
      area: circle(6.3, 14, 4.8) + circle(6.3, 14, 2.4) + circle(17.7, 14, 4.8) + circle(17.7, 14, 2.4),
      lines: 'M1.8 13L5 6M22.2 13L19 6M10.5 13a2 2 0 0 1 3 0',
    },
    {
      word: 'vaqt',
      area: `M8 1.5h8l.8 5a7.5 7.5 0 0 1 0 11l-.8 5H8l-.8-5a7.5 7.5 0 0 1 0-11z${circle(12, 12, 5)}`,
      lines: 'M12 9.5V12l1.8 1.3',
    },
  ],
  kids: [
    { area: 'M7.5 2.5h9v8.5h-9zM2.5 13H11v8.5H2.5zM13 13h8.5v8.5H13z' },
    { area: 'M12 12V2.5l5 4.7zM12 12h9.5l-4.7 5zM12 12v9.5l-5-4.7zM12 12H2.5l4.7-5z' },
    { area: 'M11.2 1.5v8H5zM12.8 1.5v8H19zM5 11h6.2v8.5zM19 11h-6.2v8.5z', lines: 'M12 20c0 3 3.5 1 4 3' },
  ],
  clothes: [
    SHIRT,
    { area: 'M8 2v4l1.5 4L4 22h16L14.5 10 16 6V2h-2.2L12 5l-1.8-3z' },
    { area: '', lines: 'M12 9V7.5c2-.5 2.8-1.6 2.5-3a2.5 2.5 0 0 0-5 .2M12 9l-9.5 7.5c-1 1-.5 2.5 1 2.5h17c1.5 0 2-1.5 1-2.5z' },
  ],
  shoes: [
    { area: 'M2 8c2.5 1.5 5 .5 6-2.5l6.5 6 5.5 1.5a2.6 2.6 0 0 1 2 2.5V17H2zM2 18.5h20v2.2H2z' },
    { area: 'M6 2h8v9l6 2.5a3 3 0 0 1 2 3V19H6zM6 20.3h16v2.2H6z' },
    { area: 'M2 5c3.5 0 5.5 1.5 8 5s5.5 5 12 5.5V19h-9c-3.5 0-5.5-2-7.5-5.5V21H3.3z' },
  ],
  building: [
    BRICKS,
    { word: 'usta', area: 'M8 6.5L13.5 2 22 10.5 18.5 14l-2.5-1.5-3.5-3.5z', lines: 'M14 10.5L4.5 20.5' },
    { area: 'M3.5 3H17v6.5H3.5zM10.5 15.5h3V22.5h-3z', lines: 'M17 6h3.5v6.5H12v3' },
  ],
  sport: [
    { area: 'M5 5.5h3.5v13H5zM15.5 5.5H19v13h-3.5zM8.5 10.7h7v2.6h-7zM1.5 9H4v6H1.5zM20 9h2.5v6H20z' },
    { area: 'M12 2.5L22.5 21h-21zM12 11.5L7.8 19h8.4z' },
    {
      area: 'M7 2.5h10v6.5a5 5 0 0 1-10 0zM10.8 13.5h2.4V18.5h-2.4zM6.5 19h11v2.5h-11z',
      lines: 'M7 4.5H3.5V6A4 4 0 0 0 7 9.8M17 4.5h3.5V6A4 4 0 0 1 17 9.8',
    },
    {
      word: 'velo',
      area: circle(12, 12, 2),
      lines: `${circle(5.5, 16, 4)}${circle(18.5, 16, 4)}M5.5 16L9 8.5h6.5l3 7.5M12 12L9 8.5M12 12l3.5-3.5`,
    },
  ],
  beauty: [
    DROP,
    { word: 'parfyum', area: 'M9.5 1.5h5v4h-5zM7 7h10a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM8 12v7.5h8V12z' },
    { area: 'M12 2.5c2 2 2.8 3 3.3 4.5L20 4.5V11a8 8 0 0 1-16 0V4.5L8.7 7c.5-1.5 1.3-2.5 3.3-4.5z', lines: 'M12 18v4.5' },
  ],
  auto: [
    { area: circle(12, 12, 10) + circle(12, 12, 6) + circle(12, 12, 2.4), lines: 'M12 6.5v11M6.5 12h11' },
    { word: 'avto', area: 'M5.5 4.5h13l2.5 6.5v8.5h-3.5v-2.5h-11v2.5H3V11zM7 6.8L5.6 11h12.8L17 6.8zM5.5 13v2.2h3V13zM15.5 13v2.2h3V13z' },
  ],
  water: [DROP],
  textile: [SHIRT],
  transport: [{ area: `M1.5 5.5H14V15H1.5zM15.5 8.5H19l3.5 3.5v3h-7z${circle(6, 18.5, 2.4)}${circle(18, 18.5, 2.4)}` }],
  education: [{ area: 'M2 4.5c4-1.2 7-.8 9.2 1V20c-2.2-1.6-5.2-2-9.2-1zM22 4.5c-4-1.2-7-.8-9.2 1V20c2.2-1.6 5.2-2 9.2-1z' }],
  medicine: [{ area: 'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z' }],
  food: [POT],
  software: [SCREEN],
  machinery: [
    {
      area: circle(12, 12, 7) + circle(12, 12, 3),
      lines: 'M12 1.8v4M12 18.2v4M1.8 12h4M18.2 12h4M4.8 4.8l2.7 2.7M16.5 16.5l2.7 2.7M4.8 19.2l2.7-2.7M16.5 7.5l2.7-2.7',
    },
  ],
  farming: [{ area: 'M21 2.5c1 10-2 16-9.5 16-4 0-6.5-3-6.5-6.5C5 6 12 3.5 21 2.5z', lines: 'M3 22l4-5.5' }],
} as const satisfies Readonly<Record<string, readonly MarkSymbol[]>>;

export type Trade = keyof typeof SYMBOLS;
