import type { Operation } from '../../core/operation.ts';

export const operations: readonly Operation[] = [];
