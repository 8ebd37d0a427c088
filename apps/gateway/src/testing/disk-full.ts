import type { SessionStore } from '../sessions/session.ts';

/** The error of node:sqlite when the disk is full. */
export const diskFullError = (): Error => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

/** A store that can still read but not write while `isFull()` is true. */
export function storeOnFullDisk(store: SessionStore, isFull: () => boolean): SessionStore {
  const write =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isFull()) throw diskFullError();
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
