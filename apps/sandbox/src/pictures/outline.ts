/** An object on a grid of 100 by 100: the filled body, and the lines on top of it. */
export type Outline = readonly [body: string, lines: string];
