import type { InferOutput } from 'valibot';
import type { blockShapes } from './parse/shapes.ts';
import type { simpleShapes } from './parse/simple-shapes.ts';

/** A block that can be drawn. Made on the server only; these are types, so that nothing of what makes them reaches the browser. */
export type Block = InferOutput<ReturnType<typeof blockShapes>>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
/** What a column can hold. */
export type SimpleBlock = InferOutput<ReturnType<typeof simpleShapes>[number]>;
