import { type Context, ROOT_CONTEXT, type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api';

/** Calls that begin later than this after a click are not its doing. */
const ACTION_MS = 1_000;

export type ActionSpans = {
  /** A customer used a control. The calls of the next second belong to it. */
  begin(attributes: Readonly<Record<string, string>>): void;
  /** Begins a call. Returns the context of its span, and what ends it. */
  call(): { readonly parent: Context; end(): void };
};

/** One span for each use of a control that calls the gateway. It ends with its last call. A use without calls has no span. */
export function createActionSpans(tracer: Tracer): ActionSpans {
  type Action = { readonly span: Span; calls: number; hadCalls: boolean; isOpen: boolean };
  let action: Action | null = null;
  const endIfDone = ({ span, calls, hadCalls, isOpen }: Action): void => {
    if (!isOpen && calls === 0 && hadCalls) span.end();
  };
  const close = (closed: Action): void => {
    if (!closed.isOpen) return;
    closed.isOpen = false;
    if (action === closed) action = null;
    endIfDone(closed);
  };
  return {
    begin(attributes) {
      if (action !== null) close(action);
      const span = tracer.startSpan(`use ${attributes['muddat.control']}`, { kind: SpanKind.INTERNAL, attributes }, ROOT_CONTEXT);
      const begun: Action = { span, calls: 0, hadCalls: false, isOpen: true };
      action = begun;
      setTimeout(() => close(begun), ACTION_MS);
    },
    call() {
      const own = action;
      if (own === null) return { parent: ROOT_CONTEXT, end: () => undefined };
      own.calls += 1;
      own.hadCalls = true;
      return {
        parent: trace.setSpan(ROOT_CONTEXT, own.span),
        end() {
          own.calls -= 1;
          endIfDone(own);
        },
      };
    },
  };
}
