import type { FastifyBaseLogger } from 'fastify';
import type { SessionStore, StoredSession } from '../session.ts';

const RETRY_MS = 5_000;
/**
 * The fence of a lease that could not be written. It excludes no other holder, which is safe: one process owns the folder and refreshes a
 * session once at a time.
 */
const UNWRITTEN_LEASE = -1;
/** SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY; the higher bits of an error code give its subtype. */
const UNWRITABLE: readonly unknown[] = [13, 10, 8];

const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && UNWRITABLE.includes(error.errcode & 0xff);

/**
 * Wraps a store for a full disk: ended sessions and new tokens are kept in memory and written when there is space again. So an ended
 * session stays ended, and the customer keeps new tokens, although the refresh token on the disk is used up. New sessions are refused.
 */
export function withFullDiskFallback(store: SessionStore, log: Pick<FastifyBaseLogger, 'warn'>): SessionStore & { retry(): Promise<void> } {
  const removed = new Set<string>();
  /** `basis`: the generation in the store, which the newer session will overwrite. */
  const newer = new Map<string, { basis: number; session: StoredSession }>();
  let timer: NodeJS.Timeout | undefined;

  const keepInstead = <T>(error: unknown, keep: () => T): T => {
    if (!isUnwritable(error)) throw error;
    if (timer === undefined) {
      log.warn({ err: error }, 'the disk takes no writes: sessions are kept in memory until it does');
      timer = setInterval(() => void spare.retry(), RETRY_MS).unref();
    }
    return keep();
  };
  const newest = (session: StoredSession | null): StoredSession | null =>
    session === null || removed.has(session.idHash) ? null : (newer.get(session.idHash)?.session ?? session);
  const newestOf = (sessions: readonly StoredSession[]): StoredSession[] => sessions.map(newest).filter((session) => session !== null);
  const end = (session: StoredSession | null): StoredSession | null => {
    const ended = newest(session);
    if (session !== null) removed.add(session.idHash);
    if (session !== null) newer.delete(session.idHash);
    return ended;
  };
  const write = async (idHash: string): Promise<void> => {
    const held = newer.get(idHash);
    if (held === undefined) return;
    await store.update({ ...held.session, generation: held.basis });
    newer.delete(idHash);
  };

  const spare: SessionStore & { retry(): Promise<void> } = {
    ...store,
    async find(idHash) {
      return newest(await store.find(idHash));
    },
    async has(idHash) {
      return !removed.has(idHash) && store.has(idHash);
    },
    async listByCustomer(customerId) {
      return newestOf(await store.listByCustomer(customerId));
    },
    async update(session, fence) {
      const { idHash } = session;
      const held = newer.get(idHash);
      if (removed.has(idHash) || (held !== undefined && held.session.generation !== session.generation)) return false;
      const basis = held?.basis ?? session.generation;
      try {
        const done = await store.update({ ...session, generation: basis }, fence === UNWRITTEN_LEASE ? undefined : fence);
        newer.delete(idHash);
        return done;
      } catch (error) {
        return keepInstead(error, () => {
          newer.set(idHash, { basis, session: { ...session, generation: session.generation + 1 } });
          return true;
        });
      }
    },
    async touch(idHash, seenAt) {
      // The time of the last visit may be lost.
      await store.touch(idHash, seenAt).catch((error: unknown) => keepInstead(error, () => undefined));
    },
    async rotate(oldHash, newHash) {
      await write(oldHash);
      return removed.has(oldHash) ? null : store.rotate(oldHash, newHash);
    },
    async remove(idHash, fence) {
      try {
        const gone = newest(await store.remove(idHash, fence === UNWRITTEN_LEASE ? undefined : fence));
        if (gone !== null) newer.delete(idHash);
        return gone;
      } catch (error) {
        const session = await store.find(idHash);
        return keepInstead(error, () => end(session));
      }
    },
    async removeByHandle(customerId, handle) {
      const session = (await spare.listByCustomer(customerId)).find((one) => one.handle === handle);
      return session === undefined ? null : spare.remove(session.idHash);
    },
    async removeOthers(customerId, keepHandle) {
      const others = (await spare.listByCustomer(customerId)).filter(({ handle }) => handle !== keepHandle);
      try {
        await store.removeOthers(customerId, keepHandle);
        for (const { idHash } of others) newer.delete(idHash);
        return others;
      } catch (error) {
        return keepInstead(error, () => {
          for (const session of others) end(session);
          return others;
        });
      }
    },
    async lease(idHash, ms) {
      try {
        const lease = await store.lease(idHash, ms);
        const session = lease.kind === 'held' ? newest(lease.session) : null;
        if (lease.kind !== 'held') return lease;
        return session === null ? { kind: 'gone' } : { ...lease, session };
      } catch (error) {
        const session = await spare.find(idHash);
        return keepInstead(error, () => (session === null ? { kind: 'gone' } : { kind: 'held', fence: UNWRITTEN_LEASE, session }));
      }
    },
    async extend(idHash, fence, ms) {
      if (fence === UNWRITTEN_LEASE) return true;
      return store.extend(idHash, fence, ms).catch((error: unknown) => keepInstead(error, () => true));
    },
    async release(idHash, fence) {
      if (fence === UNWRITTEN_LEASE) return;
      // A lease that could not be released ends by itself.
      await store.release(idHash, fence).catch((error: unknown) => keepInstead(error, () => undefined));
    },
    async retry() {
      try {
        for (const idHash of [...removed]) {
          await store.remove(idHash);
          removed.delete(idHash);
        }
        for (const idHash of [...newer.keys()]) await write(idHash);
        clearInterval(timer);
        timer = undefined;
      } catch {
        // Still no space: the timer calls `retry` again.
      }
    },
    async close() {
      await spare.retry();
      clearInterval(timer);
      await store.close();
    },
  };
  return spare;
}
