import { describe, expect, test } from 'vitest';
import type { Environment } from './environment.ts';
import { readTraceSettings } from './settings.ts';

const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('the settings of traces', () => {
  test.each<[string, Environment]>([
    ['nothing is set', {}],
    ['the address of the collector is empty', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
    ['only a sampler is set', { OTEL_TRACES_SAMPLER: 'always_on' }],
    ['OTEL_SDK_DISABLED is true', { ...ON, OTEL_SDK_DISABLED: 'True' }],
  ])('there are no traces if %s', (_title, env) => {
    expect(readTraceSettings(env)).toBeNull();
  });

  test.each<[string, Environment, string, number]>([
    ['an address of the collector keeps all', ON, 'parentbased_always_on', 1],
    ['an address for traces alone is enough', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c.uz/v1/traces' }, 'parentbased_always_on', 1],
    ['a ratio without a number keeps all', { ...ON, OTEL_TRACES_SAMPLER: 'traceidratio' }, 'traceidratio', 1],
    [
      'a ratio keeps its part',
      { ...ON, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' },
      'parentbased_traceidratio',
      0.05,
    ],
    ['a number without a ratio does nothing', { ...ON, OTEL_TRACES_SAMPLER_ARG: '0.05' }, 'parentbased_always_on', 1],
    ['always_off keeps nothing', { ...ON, OTEL_TRACES_SAMPLER: 'always_off' }, 'always_off', 0],
  ])('traces: %s', (_title, env, sampler, ratio) => {
    expect(readTraceSettings(env)).toEqual({ sampler, ratio, batches: {}, warnings: [] });
  });

  test('the delay, the queue and the batches of spans can be set', () => {
    const sizes = { OTEL_BSP_SCHEDULE_DELAY: '100', OTEL_BSP_MAX_QUEUE_SIZE: '4096', OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '256' };
    expect(readTraceSettings({ ...ON, ...sizes })?.batches).toEqual({
      scheduledDelayMillis: 100,
      maxQueueSize: 4_096,
      maxExportBatchSize: 256,
    });
  });

  test.each<[string, Environment, number, RegExp]>([
    ['an address without http', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 0, /^OTEL_EXPORTER_OTLP_ENDPOINT must be a URL/],
    ['an unknown sampler', { ...ON, OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 1, /^OTEL_TRACES_SAMPLER must be one of/],
    ['a ratio above 1', { ...ON, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '5' }, 1, /^OTEL_TRACES_SAMPLER_ARG must/],
    [
      'a ratio in words',
      { ...ON, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 'half' },
      1,
      /^OTEL_TRACES_SAMPLER_ARG must/,
    ],
    ['a delay in words', { ...ON, OTEL_BSP_SCHEDULE_DELAY: 'soon' }, 1, /^OTEL_BSP_SCHEDULE_DELAY must be a whole number/],
    ['another protocol', { ...ON, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 1, /^OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json/],
  ])('one line warns about %s', (_title, env, ratio, warning) => {
    const settings = readTraceSettings(env);
    expect(settings?.ratio).toBe(ratio);
    expect(settings?.warnings).toEqual([expect.stringMatching(warning)]);
  });
});
