import type { InferOutput } from 'valibot';
import type { blockSchemas } from './parse/block-schemas.ts';
import type { simpleBlockSchemas } from './parse/simple-block-schemas.ts';

/** A block that can be rendered. Only the server creates blocks; a type-only module keeps the parsers out of the browser's build. */
export type Block = InferOutput<ReturnType<typeof blockSchemas>>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
/** Blocks that a column can contain. */
export type SimpleBlock = InferOutput<ReturnType<typeof simpleBlockSchemas>[number]>;
