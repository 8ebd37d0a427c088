export type { BrowserSpan } from './browser-spans.ts';
export { startTracing, type Tracing } from './start-tracing.ts';
export type { TraceWork } from './trace-work.ts';
