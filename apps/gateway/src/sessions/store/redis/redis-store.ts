import * as v from 'valibot';
import type { RedisConnection } from '../../../redis/connection.ts';
import type { Sealer } from '../../sealing.ts';
import {
  type LeaseResult,
  ROTATED_ID_TTL_MS,
  SESSION_MAX_AGE_MS,
  SESSION_MAX_IDLE_MS,
  type SessionStore,
  type StoredSession,
} from '../../session.ts';
import { sealSession, unsealSession } from '../sealed-session.ts';
import * as scripts from './scripts.ts';

const Text = v.string();
const Row = v.tuple([Text, Text, Text, Text]);
const NoRow = v.tuple([v.null(), v.null(), v.null(), v.null()]);
const NamedRows = v.array(v.tuple([Text, Text, Text, Text, Text]));
const LeaseAnswer = v.union([v.tuple([v.picklist(['gone', 'busy'])]), v.tuple([v.literal('held'), Text, Text, Text, Text, Text])]);

/** Sessions in Redis, shared by several gateways. Redis expires them; sealed parts can only be opened with the secret. */
export function createRedisStore(redis: RedisConnection, sealer: Sealer): SessionStore {
  const run = (script: string, ...args: (string | number)[]): Promise<unknown> => redis.run(script, [], args);
  const changed = async (script: string, ...args: (string | number)[]): Promise<boolean> => (await run(script, ...args)) === 1;

  const open = (idHash: string, [generation, createdAt, seenAt, sealed]: v.InferOutput<typeof Row>): StoredSession | null => {
    const clear = { idHash, generation: Number(generation), createdAt: Number(createdAt), seenAt: Number(seenAt) };
    return unsealSession(sealer, clear, Buffer.from(sealed, 'base64'));
  };
  const openOne = (idHash: string, answer: unknown): StoredSession | null => {
    const row = v.parse(v.union([Row, NoRow]), answer);
    return v.is(Row, row) ? open(idHash, row) : null;
  };
  const openAll = (answer: unknown): StoredSession[] =>
    v
      .parse(NamedRows, answer)
      .map(([idHash, ...row]) => open(idHash, row))
      .filter((session) => session !== null);
  const seal = (session: StoredSession): string => sealSession(sealer, session).toString('base64');
  const find = async (idHash: string): Promise<StoredSession | null> => openOne(idHash, await run(scripts.FIND, idHash));

  return {
    find,
    async create(session) {
      const { idHash, generation, createdAt, seenAt, handle, customerId } = session;
      const [tag] = sealer.tags(customerId);
      await run(scripts.CREATE, idHash, generation, createdAt, seenAt, handle, tag, seal(session), SESSION_MAX_IDLE_MS, SESSION_MAX_AGE_MS);
    },
    async listByCustomer(customerId) {
      return openAll(await run(scripts.LIST, ...sealer.tags(customerId)));
    },
    async update(session, fence) {
      const [tag] = sealer.tags(session.customerId);
      return changed(scripts.UPDATE, session.idHash, session.generation, fence ?? '', tag, seal(session), SESSION_MAX_AGE_MS);
    },
    async touch(idHash, seenAt) {
      await run(scripts.TOUCH, idHash, seenAt, SESSION_MAX_IDLE_MS, SESSION_MAX_AGE_MS);
    },
    async rotate(oldHash, newHash) {
      for (;;) {
        const session = await find(oldHash);
        if (session === null) return null;
        const moved = { ...session, idHash: newHash };
        // The session is sealed again for the new id. If it has changed since it was read, try again.
        if (await changed(scripts.ROTATE, oldHash, newHash, session.generation, seal(moved), ROTATED_ID_TTL_MS)) return moved;
      }
    },
    wasRotated: (idHash) => changed(scripts.WAS_ROTATED, idHash),
    has: (idHash) => changed(scripts.HAS, idHash),
    async remove(idHash, fence) {
      return openOne(idHash, await run(scripts.REMOVE, idHash, fence ?? ''));
    },
    async removeByHandle(customerId, handle) {
      const [removed] = openAll(await run(scripts.REMOVE_OF_CUSTOMER, 'one', handle, ...sealer.tags(customerId)));
      return removed ?? null;
    },
    async removeOthers(customerId, keepHandle) {
      return openAll(await run(scripts.REMOVE_OF_CUSTOMER, 'others', keepHandle, ...sealer.tags(customerId)));
    },
    async lease(idHash, ms): Promise<LeaseResult> {
      const answer = v.parse(LeaseAnswer, await run(scripts.LEASE, idHash, ms));
      if (answer[0] !== 'held') return { kind: answer[0] };
      const [, fence, ...row] = answer;
      const session = open(idHash, row);
      return session === null ? { kind: 'gone' } : { kind: 'held', fence: Number(fence), session };
    },
    extend: (idHash, fence, ms) => changed(scripts.EXTEND, idHash, fence, ms),
    async release(idHash, fence) {
      await run(scripts.RELEASE, idHash, fence);
    },
    // Redis expires lapsed sessions itself.
    purge: async () => 0,
    ping: () => redis.ping(),
    close: () => redis.close(),
  };
}
