import { join, resolve } from 'node:path';
import { createGateway } from './app.ts';
import { parseConfig } from './config/config.ts';
import { listeningPort } from './core/listening.ts';

const SHUTDOWN_LIMIT_MS = 10_000;
const APPS = resolve(import.meta.dirname, '..', '..');

const stop = (line: string): never => {
  console.error(line);
  process.exit(1);
};

const parsed = parseConfig(process.env, process.cwd());
if (!parsed.ok) stop(parsed.lines.join('\n'));
else {
  const { config } = parsed;
  try {
    const app = await createGateway({ config, dist: { site: join(APPS, 'public-site', 'dist'), cabinet: join(APPS, 'cabinet', 'dist') } });
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
        void app.close().then(() => process.exit(0));
      });
    }
    await app.listen({ port: config.port, host: config.host });
    if (!config.publicUrl) console.log('Development: the session cookie is called muddat-dev, for plain http on this machine only.');
    console.log(`Gateway listens on http://${config.host}:${listeningPort(app, config.port)}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      stop(`PORT ${config.port} is taken: another program listens on ${config.host}:${config.port}. Stop it, or start with another PORT.`);
    if (code === 'EACCES') stop(`PORT ${config.port} may not be used by this user. Start with another PORT.`);
    stop(error instanceof Error ? error.message : String(error));
  }
}
