import type { FastifyInstance } from 'fastify';
import type { BrowserSpan } from './browser-spans.ts';
import type { Environment } from './environment.ts';
import { readTraceSettings } from './settings.ts';
import type { TraceRequestOptions } from './trace-requests.ts';
import type { TraceWork } from './trace-work.ts';

export type StartOptions = {
  readonly env: Environment;
  readonly service: string;
  /** null if the repository runs, not an artefact. */
  readonly version: string | null;
  /** Names and base URLs of the servers that continue the trace. */
  readonly backends: Readonly<Record<string, string>>;
  /** Whether strangers reach the server: it then decides by itself which traces it keeps. */
  readonly isPublic: boolean;
  warn(line: string): void;
};

export type Tracing = {
  /** The part of the traces that is kept. */
  readonly ratio: number;
  /** Traces the requests of a server. When it has closed, what is left is sent, for two seconds at most. */
  traceRequests(app: FastifyInstance, options: TraceRequestOptions): void;
  readonly traceWork: TraceWork;
  /** Sends spans of browsers with those of the server. */
  addBrowserSpans(spans: readonly BrowserSpan[]): void;
};

/** Starts traces if `OTEL_*` names a collector and keeps anything; otherwise null, and the SDK is not even loaded. */
export async function startTracing(options: StartOptions): Promise<Tracing | null> {
  const settings = readTraceSettings(options.env);
  if (settings === null) return null;
  for (const line of settings.warnings) options.warn(line);
  // An inner server keeps what its caller keeps, although it begins no trace itself.
  const followsCaller = !options.isPublic && settings.sampler.startsWith('parentbased_');
  if (settings.ratio === 0 && !followsCaller) return null;
  const { startSdk } = await import('./start-sdk.ts');
  return startSdk(options, settings);
}
