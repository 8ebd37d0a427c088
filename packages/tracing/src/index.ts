export { startTracing, type Tracing } from './start-tracing.ts';
export type { TraceWork } from './trace-work.ts';
