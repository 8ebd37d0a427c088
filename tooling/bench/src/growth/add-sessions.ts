import { createClient } from '@redis/client';

const PER_CALL = 10_000;
/** Copies one stored session under invented ids, with its size and time to live. */
const COPY = `
local model = redis.call('SCAN', 0, 'MATCH', 'muddat:session:*', 'COUNT', 1000)[2][1]
for number = ARGV[1], ARGV[2] do redis.call('COPY', model, 'muddat:session:copy-' .. string.format('%.0f', number)) end
`;

/** Fills the session store up to `count` copies of a stored session; `present` of them are there already. At least one customer is signed in. */
export async function addSessions(redisUrl: string, present: number, count: number): Promise<void> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  try {
    for (let first = present + 1; first <= count; first += PER_CALL)
      await client.eval(COPY, { arguments: [String(first), String(Math.min(count, first + PER_CALL - 1))] });
  } finally {
    client.destroy();
  }
}
