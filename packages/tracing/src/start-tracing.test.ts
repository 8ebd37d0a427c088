import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Calls `startTracing` in a process of its own. Returns whether there are traces, and how many files of OpenTelemetry were loaded. */
async function start(env: Record<string, string>, isPublic = true): Promise<{ isOn: boolean; files: number }> {
  const script = `import { registerHooks } from 'node:module';
    let files = 0;
    registerHooks({ load: (url, context, next) => {
      if (url.includes('@opentelemetry')) files += 1;
      return next(url, context);
    } });
    const { startTracing } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    const options = { env: process.env, service: 'test', version: null, backends: {}, isPublic: ${isPublic}, warn: console.error };
    const isOn = (await startTracing(options)) !== null;
    console.log(JSON.stringify({ isOn, files }));
    process.exit();`;
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=@muddat/source', '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', script], { env });
  return JSON.parse(stdout);
}

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };

test.each<[string, Record<string, string>]>([
  ['no variable names a collector', {}],
  ['OTEL_SDK_DISABLED is true', { ...COLLECTOR, OTEL_SDK_DISABLED: 'true' }],
  ['the sampler keeps nothing', { ...COLLECTOR, OTEL_TRACES_SAMPLER: 'always_off' }],
])('the SDK is not loaded if %s', async (_title, env) => {
  expect(await start(env)).toEqual({ isOn: false, files: 0 });
});

test.each<[string, Record<string, string>]>([
  ['never', { OTEL_TRACES_SAMPLER: 'parentbased_always_off' }],
  ['by a ratio of 0', { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }],
])('a server that begins a trace %s keeps those of its caller, unless strangers reach it', async (_title, env) => {
  expect((await start({ ...COLLECTOR, ...env }, false)).isOn).toBe(true);
  expect((await start({ ...COLLECTOR, ...env }, true)).isOn).toBe(false);
});

test('the SDK is loaded once a variable names a collector', async () => {
  const { isOn, files } = await start(COLLECTOR);
  expect(isOn).toBe(true);
  expect(files).toBeGreaterThan(10);
});
