import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionStoreSuite } from '../../testing/store-suite.ts';
import { makeStoredSession } from '../../testing/stored-session.ts';
import { createSealer } from '../sealing.ts';
import { hasLapsed, SESSION_MAX_AGE_MS, SESSION_MAX_IDLE_MS } from '../session.ts';
import { createSessionId, hashSessionId } from '../session-id.ts';
import { createSqliteStore } from './sqlite-store.ts';

const SECRET = 'secret-secret-secret-secret-secret-1';
const session = makeStoredSession;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = (secret = SECRET) => createSqliteStore(folder, createSealer(secret, null));

sessionStoreSuite('SQLite', async () => {
  const own = mkdtempSync(join(tmpdir(), 'gateway-sessions-'));
  return {
    open: async (sealer) => createSqliteStore(own, sealer),
    atRest: async () => readdirSync(own).map((name) => readFileSync(join(own, name))),
    close: async () => rmSync(own, { recursive: true, force: true }),
  };
});

describe('session lifetimes', () => {
  test.each([
    [0, 0, SESSION_MAX_IDLE_MS - 1, false],
    [0, 0, SESSION_MAX_IDLE_MS, true],
    [0, SESSION_MAX_AGE_MS - 1, SESSION_MAX_AGE_MS - 1, false],
    [0, SESSION_MAX_AGE_MS, SESSION_MAX_AGE_MS, true],
  ])('a session created at %i and last seen at %i has expired at %i: %s', (createdAt, seenAt, now, lapsed) => {
    expect(hasLapsed({ createdAt, seenAt }, now)).toBe(lapsed);
  });
});

describe('the SQLite file', () => {
  test('is readable by its owner only', async () => {
    await open().close();
    expect(statSync(join(folder, 'sessions.sqlite')).mode & 0o077).toBe(0);
  });

  test('grants a new lease after it is opened again, although the previous lease has not run out', async () => {
    const store = open();
    await store.create(session('one'));
    expect(await store.lease('one', 600_000)).toMatchObject({ kind: 'held', fence: 1 });
    await store.close();
    const again = open();
    expect(await again.lease('one', 600_000)).toMatchObject({ kind: 'held', fence: 2 });
    await again.close();
  });

  test('contains every acknowledged session after a SIGKILL', async () => {
    const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
    const script = `
      const { createSqliteStore } = await import(${module('./sqlite-store.ts')});
      const { createSealer } = await import(${module('../sealing.ts')});
      const store = createSqliteStore(process.argv[1], createSealer(process.argv[2], null));
      const base = ${JSON.stringify(session('x'))};
      for (let n = 0; ; n += 1) { await store.create({ ...base, idHash: 'hash-' + n }); process.stdout.write(n + '\\n'); await new Promise(setImmediate); }`;
    const child = spawn(process.execPath, ['--conditions=@muddat/source', '--input-type=module', '-e', script, folder, SECRET], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.split('\n').length > 60) child.kill('SIGKILL');
      });
      child.on('close', () => resolve());
    });
    const acknowledged = output.split('\n').slice(0, -1);
    const store = open();
    for (const n of acknowledged) expect(await store.find(`hash-${n}`), n).not.toBeNull();
    await store.close();
    expect(acknowledged.length).toBeGreaterThan(50);
  });
});

describe('session ids', () => {
  test('are 256 random bits, and any other format is refused', () => {
    const id = createSessionId();
    expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    expect(hashSessionId(id)).not.toBe(id);
    for (const forged of [undefined, '', 'x', `${id}a`, `${id.slice(1)}=`, "' OR 1=1 --"]) expect(hashSessionId(forged)).toBeNull();
  });
});
