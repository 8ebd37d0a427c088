import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { guidePlanSchema } from './guide-plan.ts';
import { MACHINE_PROGRAMS, prepareMachine, startStores } from './machine.ts';
import { createScenario, type Scenario } from './scenario.ts';
import { Supervisor } from './supervisor.ts';

// Runs in the namespaces of a new machine: `follow-guides.ts PLAN`. Follows the script of the plan and writes a report.
const [file = ''] = process.argv.slice(2);
const plan = v.parse(guidePlanSchema, JSON.parse(readFileSync(file, 'utf8')));
const logs = join(plan.folder, 'logs');
mkdirSync(logs);
process.env['PATH'] = `${MACHINE_PROGRAMS}:/usr/sbin:/usr/bin:/sbin:/bin`;
process.env['TMPDIR'] = plan.folder;
const socket = '/run/machine.sock';
prepareMachine({ folder: plan.folder, logs, siteName: plan.siteName, socket }, plan.programs);
const supervisor = new Supervisor(logs);
const scenario = createScenario(plan);
const stores = await startStores(logs);
await serveStandIns(supervisor, scenario);
const { status, transcript } = await runScript();

await supervisor.stopAll();
for (const store of stores) store.kill('SIGKILL');
const report = { status, transcript, faults: supervisor.faults, ...scenario.report() };
writeFileSync(join(plan.folder, 'report.json'), JSON.stringify(report));
process.exit(0);

/** The commands `systemctl` and `checkpoint` of the script send their arguments here and wait. */
async function serveStandIns(services: Supervisor, moments: Scenario): Promise<void> {
  const follow = async (request: IncomingMessage): Promise<void> => {
    const words = (await text(request)).split(' ');
    await (request.url === '/systemctl' ? services.run(words) : moments.reach(words[0] ?? ''));
  };
  const server = createServer((request, response) => {
    follow(request).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(`${error instanceof Error ? error.stack : String(error)}\n`),
    );
  });
  // A checkpoint may take longer than Node's limit for a request.
  server.requestTimeout = 0;
  rmSync(socket, { force: true });
  server.listen(socket);
  await once(server, 'listening');
}

async function runScript(): Promise<{ status: number | null; transcript: string }> {
  const env = { ...process.env, HOME: '/root', CURL_CA_BUNDLE: join(plan.folder, 'ca.pem') };
  writeFileSync(env.CURL_CA_BUNDLE, plan.certificate.ca);
  const child = spawn('bash', ['-c', plan.script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let transcript = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      transcript += piece.toString();
    });
  }
  const [status] = await once(child, 'close');
  return { status, transcript };
}
