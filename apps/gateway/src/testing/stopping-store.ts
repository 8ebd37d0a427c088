import { existsSync, readFileSync } from 'node:fs';
import type { SessionStore } from '../sessions/session.ts';

type Step = 'create' | 'update' | 'rotate' | 'remove';
export type StopPoint = `${Step}:${'before' | 'after'}`;

/**
 * A store that never continues after the step that the file names, before or after the real store has done it. A test can kill the process
 * exactly there.
 */
export function stoppingStore(store: SessionStore, file: string, print: (line: string) => void): SessionStore {
  const stop = async (point: StopPoint): Promise<void> => {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== point) return;
    print(`stopped at ${point}`);
    await new Promise(() => {});
  };
  const around = async <T>(step: Step, call: () => Promise<T>): Promise<T> => {
    await stop(`${step}:before`);
    const result = await call();
    await stop(`${step}:after`);
    return result;
  };
  return {
    ...store,
    create: (session) => around('create', () => store.create(session)),
    update: (session, fence) => around('update', () => store.update(session, fence)),
    rotate: (oldHash, newHash) => around('rotate', () => store.rotate(oldHash, newHash)),
    remove: (idHash, fence) => around('remove', () => store.remove(idHash, fence)),
  };
}
