import { tracingChannel } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

type Command = { readonly command?: unknown };

/** A span for each Redis command of a request, through the channel of `@redis/client`. The command has a name, and no key or value. */
export function traceRedis(tracer: Tracer): { stop(): void } {
  const spans = new WeakMap<object, Span>();
  const channel = tracingChannel<string, Command>('node-redis:command');
  const end = (command: Command): void => {
    spans.get(command)?.end();
    spans.delete(command);
  };
  const subscribers = {
    start(command: Command): void {
      if (trace.getSpan(context.active()) === undefined) return;
      const name = String(command.command).toUpperCase();
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
      spans.set(command, tracer.startSpan(`redis ${name}`, { kind: SpanKind.CLIENT, attributes }));
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: end,
    error: (command: Command) => void spans.get(command)?.setStatus({ code: SpanStatusCode.ERROR }),
  };
  channel.subscribe(subscribers);
  return { stop: () => void channel.unsubscribe(subscribers) };
}
