import { createServer } from 'node:http';
import getPort from 'get-port';
import * as v from 'valibot';

const Value = v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.union([v.number(), v.string()])) });
const Attributes = v.optional(v.array(v.object({ key: v.string(), value: Value })), []);
const Span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  kind: v.number(),
  attributes: Attributes,
  status: v.object({ code: v.optional(v.number(), 0), message: v.optional(v.string()) }),
  events: v.optional(v.array(v.unknown()), []),
});
const Export = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: Attributes }),
      scopeSpans: v.array(v.object({ spans: v.array(Span) })),
    }),
  ),
});

export type CollectedSpan = Omit<v.InferOutput<typeof Span>, 'attributes'> & {
  readonly service: string;
  readonly attributes: Readonly<Record<string, string | number>>;
};

/** A collector of OpenTelemetry for tests. It keeps the spans in memory, unless they are only read line by line. */
export type TraceCollector = {
  /** The variables that make a server send its traces here, at once. */
  readonly env: { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string; readonly OTEL_BSP_SCHEDULE_DELAY: string };
  readonly spans: readonly CollectedSpan[];
  /** How many requests came, readable or not. */
  requests(): number;
  close(): Promise<void>;
};

/** `onLine` gets everything of a span that is text, without the ids of spans. */
export async function startTraceCollector(onLine?: (line: string) => void): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      for (const span of readSpans(JSON.parse(Buffer.concat(pieces).toString()))) {
        if (onLine === undefined) spans.push(span);
        else onLine(lineOf(span));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await getPort({ host: '127.0.0.1' });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' },
    spans,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What of a span could be personal. */
export const lineOf = ({ name, attributes, status, events }: CollectedSpan): string => JSON.stringify({ name, attributes, status, events });

function readSpans(body: unknown): CollectedSpan[] {
  return v.parse(Export, body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })));
  });
}

const valuesOf = (attributes: v.InferOutput<typeof Attributes>): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
