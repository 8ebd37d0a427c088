import type { Environment } from './environment.ts';

export type SamplerName = (typeof SAMPLERS)[number];
export type TraceSettings = {
  readonly sampler: SamplerName;
  /** The part of the traces that is kept, from 0 to 1. */
  readonly ratio: number;
  readonly batches: BatchSettings;
  /** One line for each variable with a wrong value, which is ignored. */
  readonly warnings: readonly string[];
};

/** How spans wait; the SDK's default where nothing is set. */
export type BatchSettings = {
  readonly scheduledDelayMillis?: number;
  readonly maxQueueSize?: number;
  readonly maxExportBatchSize?: number;
};

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const DEFAULT_SAMPLER = 'parentbased_always_on';
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'] as const;

/** The settings of traces by the names of OpenTelemetry's specification; null while no collector is named. */
export function readTraceSettings(env: Environment): TraceSettings | null {
  const text = (name: string): string => env[name]?.trim() ?? '';
  if (text('OTEL_SDK_DISABLED').toLowerCase() === 'true') return null;
  const endpoint = ENDPOINTS.find((name) => text(name) !== '');
  if (endpoint === undefined) return null;
  const warnings: string[] = [];
  if (!/^https?:$/.test(URL.parse(text(endpoint))?.protocol ?? '')) {
    return {
      sampler: 'always_off',
      ratio: 0,
      batches: {},
      warnings: [`${endpoint} must be a URL with http or https. There are no traces.`],
    };
  }
  const protocol = PROTOCOLS.find((name) => text(name) !== '');
  if (protocol !== undefined && text(protocol) !== 'http/json')
    warnings.push(`${protocol} must be http/json, the only protocol of our servers. It is used.`);
  const sampler = SAMPLERS.find((known) => known === text('OTEL_TRACES_SAMPLER'));
  if (sampler === undefined && text('OTEL_TRACES_SAMPLER') !== '')
    warnings.push(`OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}. ${DEFAULT_SAMPLER} is used.`);
  return {
    sampler: sampler ?? DEFAULT_SAMPLER,
    ratio: ratioOf(sampler ?? DEFAULT_SAMPLER, text('OTEL_TRACES_SAMPLER_ARG'), warnings),
    batches: readBatches(text, warnings),
    warnings,
  };
}

/** The SDK itself reads the variables of the connection, but none of these. */
function readBatches(text: (name: string) => string, warnings: string[]): BatchSettings {
  const read = (name: string): number | undefined => {
    const value = text(name);
    if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
    if (value !== '') warnings.push(`${name} must be a whole number from 1. The default is used.`);
    return undefined;
  };
  const [delay, queue, batch] = [read('OTEL_BSP_SCHEDULE_DELAY'), read('OTEL_BSP_MAX_QUEUE_SIZE'), read('OTEL_BSP_MAX_EXPORT_BATCH_SIZE')];
  return {
    ...(delay === undefined ? {} : { scheduledDelayMillis: delay }),
    ...(queue === undefined ? {} : { maxQueueSize: queue }),
    ...(batch === undefined ? {} : { maxExportBatchSize: batch }),
  };
}

function ratioOf(sampler: SamplerName, argument: string, warnings: string[]): number {
  if (!sampler.endsWith('traceidratio')) return sampler.endsWith('always_off') ? 0 : 1;
  const ratio = argument === '' ? 1 : Number(argument);
  if (ratio >= 0 && ratio <= 1) return ratio;
  warnings.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1. 1 is used.');
  return 1;
}
