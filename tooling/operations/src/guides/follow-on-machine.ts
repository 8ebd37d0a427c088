import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres } from '@muddat/checks/find-postgres';
import { ROOT } from '@muddat/servers/root';
import { writeCertificate } from '../certificate.ts';
import { composeScript, readBlocks } from './guide.ts';
import type { GuidePlan } from './guide-plan.ts';
import { findPrograms } from './machine.ts';
import type { ScenarioReport } from './scenario.ts';

const FOLLOW = fileURLToPath(new URL('./follow-guides.ts', import.meta.url));
const SITE_NAME = 'shop.example.uz';
const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export type GuideReport = ScenarioReport & {
  readonly status: number | null;
  readonly transcript: string;
  readonly faults: readonly string[];
};

/** Whether this process may make a machine of its own: root on Linux, with namespaces and PostgreSQL. */
export const canFollowGuides = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', [...NAMESPACES, 'true']).status === 0 && findPostgres() !== undefined;

/**
 * Follows deploy, content, upgrade and backup word for word, in this order and in one shell, on a new machine. Customers come all the time.
 * @param folder empty folder for the machine's disk
 * @param first folder of the release to deploy; `second`: of the release to upgrade to
 */
export async function followOnMachine(folder: string, first: string, second: string, chromium: string): Promise<GuideReport> {
  const blocks = (page: string) => readBlocks(page, readFileSync(join(ROOT, 'docs/operators', page), 'utf8'));
  const [upgrade, wayBack] = splitAtWayBack(blocks('upgrade.md'));
  const script = composeScript([
    { checkpoint: 'before-deploy' },
    ...blocks('deploy.md'),
    ...blocks('content.md'),
    { checkpoint: 'deployed' },
    ...upgrade,
    { checkpoint: 'upgraded' },
    ...wayBack,
    { checkpoint: 'rolled-back' },
    ...blocks('backup.md'),
    { checkpoint: 'restored' },
  ]);
  const [configuration, content] = [join(ROOT, 'deploy'), join(ROOT, 'docs/operators/content-example.json')];
  const certificate = writeCertificate(folder, SITE_NAME);
  const places = { folder, first, second, configuration, content, chromium };
  const plan: GuidePlan = { ...places, script, siteName: SITE_NAME, certificate, programs: findPrograms() };
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  const node = [process.execPath, '--conditions=@muddat/source', '--disable-warning=ExperimentalWarning', FOLLOW, file];
  await promisify(execFile)('unshare', [...NAMESPACES, ...node], { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES });
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

/** The page has the way back after the upgrade. Its first command makes the link to the earlier release. */
function splitAtWayBack<Block extends { readonly code: string }>(blocks: readonly Block[]): [Block[], Block[]] {
  const at = blocks.findIndex(({ code }) => code.includes('$PREVIOUS" "'));
  if (at === -1) throw new Error('upgrade.md has no way back');
  return [blocks.slice(0, at), blocks.slice(at)];
}
