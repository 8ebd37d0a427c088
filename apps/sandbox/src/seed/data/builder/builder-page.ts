import type { BilingualText } from '../text.ts';

/** A page of the builder as it is stored: texts in both languages, references to figures, stores and questions by id. */
export type BuilderPageSeed = {
  readonly page: string;
  readonly title: BilingualText;
  readonly description: BilingualText;
  readonly version: number;
  readonly updatedAt: string;
  readonly blocks: readonly BlockSeed[];
};

export type BlockSeed = { readonly id: string; readonly type: string; readonly [field: string]: unknown };
