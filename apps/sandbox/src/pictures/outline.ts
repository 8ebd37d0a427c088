/** A thing on a grid of 100 by 100: what is filled, and the lines on top of it. */
export type Outline = readonly [body: string, lines: string];
