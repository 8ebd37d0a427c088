import * as v from 'valibot';
import type { RedisConnection } from '../../../redis/connection.ts';
import { packSharedFile, unpackSharedFile } from './shared-file.ts';
import { SHARED_FILE_LIFE_MS, type SharedFiles } from './shared-files.ts';

/** Returns the positions of the missing keys. */
const RENEW = `
local missing = {}
for at, key in ipairs(KEYS) do
  if redis.call('PEXPIRE', key, ARGV[1]) == 0 then missing[#missing + 1] = at end
end
return missing
`;
const ADD = `
for at, key in ipairs(KEYS) do redis.call('SET', key, ARGV[at + 1], 'PX', ARGV[1]) end
return 0
`;
const FIND = `return redis.call('GET', KEYS[1])`;
const Positions = v.array(v.number());

const keyOf = (name: string): string => `muddat:file:${name}`;

/** The hashed files of all gateways' builds, in the Redis that they share. */
export function createRedisSharedFiles(redis: RedisConnection): SharedFiles {
  return {
    async renew(names) {
      const missing = v.parse(Positions, await redis.run(RENEW, names.map(keyOf), [SHARED_FILE_LIFE_MS]));
      return missing.flatMap((at) => names[at - 1] ?? []);
    },
    async add(files) {
      await redis.run(ADD, [...files.keys()].map(keyOf), [SHARED_FILE_LIFE_MS, ...[...files.values()].map(packSharedFile)]);
    },
    async find(name) {
      const packed = await redis.run(FIND, [keyOf(name)], []);
      return packed === null ? null : unpackSharedFile(packed);
    },
  };
}
