import type { Block } from './blocks/block.ts';

/** A page made of blocks. */
export type ContentData = {
  /** Its heading where no block has one. */
  title: string;
  blocks: Block[];
  /** The builder could not be asked: what stands is what is known without it. */
  missing: boolean;
};
