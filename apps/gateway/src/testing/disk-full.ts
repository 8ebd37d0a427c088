import type { SessionStore } from '../sessions/session.ts';

/** What node:sqlite throws where a disk has no space left. */
export const diskFull = (): Error => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

/** A store whose disk is full while `isFull` says so: it reads, and writes nothing. */
export function fillingStore(store: SessionStore, isFull: () => boolean): SessionStore {
  const write =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isFull()) throw diskFull();
      return call(...args);
    };
  return {
    ...store,
    create: write(store.create),
    update: write(store.update),
    touch: write(store.touch),
    rotate: write(store.rotate),
    remove: write(store.remove),
    removeByHandle: write(store.removeByHandle),
    removeOthers: write(store.removeOthers),
    lease: write(store.lease),
    extend: write(store.extend),
    release: write(store.release),
    purge: write(store.purge),
    ping: write(store.ping),
  };
}
