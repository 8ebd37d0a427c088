/** How closely a document is set. `tight` is for a document that then needs one page less. Sizes and spaces in points. */
export const DENSITIES = {
  normal: {
    text: 10.5,
    strong: 13,
    cell: 9.5,
    columnName: 8.5,
    heading: 13,
    title: 21,
    lineGap: 2,
    aboveRule: 4,
    belowRule: 5,
    section: 8,
    qr: 92,
  },
  tight: {
    text: 9,
    strong: 11,
    cell: 8.5,
    columnName: 7.5,
    heading: 11,
    title: 17,
    lineGap: 1,
    aboveRule: 1.5,
    belowRule: 2.5,
    section: 5,
    qr: 72,
  },
} as const;
export type Density = keyof typeof DENSITIES;
