import { createApi, type MuddatClientOptions } from './client/create-api.ts';
import type { BuilderApi } from './generated/builder.ts';
import { builderOperations } from './generated/builder-operations.ts';

export { ApiError, isApiError } from './errors/api-error.ts';
export type * from './generated/builder.ts';

/** The typed client of the builder API alone: pages that editors compose of blocks, and feedback. */
export const createBuilderClient = (options: MuddatClientOptions): BuilderApi =>
  createApi<BuilderApi>('builder', builderOperations, options);
