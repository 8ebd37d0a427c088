import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@muddat/servers/root';
import * as v from 'valibot';

const FILE = join(ROOT, '.data', 'kept-stack.json');
const schema = v.object({ pid: v.number(), sources: v.string(), url: v.string(), sandboxUrl: v.string() });

/** A stack that outlives the command that started it: the process that holds it, a hash of its sources, and its two URLs. */
export type SharedStack = v.InferOutput<typeof schema>;

export function writeSharedStackFile(kept: SharedStack): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(kept));
}

export function deleteSharedStackFile(): void {
  rmSync(FILE, { force: true });
}

/** The running stack; undefined if there is none, for instance after a reboot. */
export function readSharedStack(): SharedStack | undefined {
  let text: string;
  try {
    text = readFileSync(FILE, 'utf8');
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, JSON.parse(text));
  return parsed.success && isAlive(parsed.output.pid) ? parsed.output : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
