/** Products of one comparison: four columns fit next to the names of the rows. */
export const MAX_COMPARED = 4;
