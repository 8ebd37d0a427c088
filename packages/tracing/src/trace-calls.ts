import { UndiciInstrumentation, type UndiciInstrumentationConfig } from '@opentelemetry/instrumentation-undici';

type Call = Parameters<NonNullable<UndiciInstrumentationConfig['requestHook']>>[1];

/**
 * A span for each call to one of `backends` (names with their base URLs), which gets the header `traceparent`. Other servers, such as a
 * third party's bot check, get no header.
 */
export function traceCalls(backends: Readonly<Record<string, string>>): { stop(): void } {
  const bases = Object.entries(backends).map(([name, url]) => ({ name, url: new URL(url) }));
  const backendOf = ({ origin, path }: Call): string | undefined =>
    bases.find(({ url }) => url.origin === String(origin) && path.startsWith(url.pathname))?.name;
  const instrumentation = new UndiciInstrumentation({
    requireParentforSpans: true,
    ignoreRequestHook: (call) => backendOf(call) === undefined,
    requestHook: (span, call) => {
      const name = backendOf(call);
      span.updateName(`${call.method} ${name}`).setAttributes({ 'muddat.api': name });
    },
  });
  return { stop: () => instrumentation.disable() };
}
