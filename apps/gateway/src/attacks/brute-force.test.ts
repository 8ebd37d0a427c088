import { afterEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../limits/limits.ts';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const PHONE = '+998900000001';
const phoneOf = (index: number): string => `+99890${String(1_000_000 + index)}`;
const addressOf = (index: number): string => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

let target: AttackTarget | undefined;
afterEach(() => target?.close());

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  const open = async (env: Record<string, string> = {}): Promise<AttackTarget> => {
    target = await start({ env: { RATE_LIMITS: 'on', ...env } });
    return target;
  };
  const guess = async (at: AttackTarget, phone: string, code: string, headers: Record<string, string>) =>
    at.browser().post('/api/auth/login', { strategy: 'customer', phone, code }, headers);

  test('code guesses for one phone from many addresses get 429 beyond its limit, even with the right code', async () => {
    const at = await open();
    const statuses: number[] = [];
    for (let index = 0; index < RATE_LIMITS.guessByPhone.max + 10; index += 1)
      statuses.push((await guess(at, PHONE, String(100_000 + index), at.from(addressOf(index)))).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(RATE_LIMITS.guessByPhone.max);
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
    expect(at.gateway.backend.requestsTo('/auth/oauth/token')).toHaveLength(RATE_LIMITS.guessByPhone.max);
    // Once the phone is limited, even the right code is refused: a lucky guess stays hidden until the window ends.
    expect((await guess(at, PHONE, '123456', at.from(addressOf(999)))).status).toBe(429);
    const refused = await guess(at, PHONE, '000000', at.from(addressOf(998)));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Another phone is not affected.
    expect((await guess(at, phoneOf(1), '000000', at.from(addressOf(997)))).status).toBe(422);
  });

  test('code guesses for many phones from one address need the bot check beyond the limit of that address', async () => {
    const at = await open({ BOT_PROTECTION: 'altcha' });
    const statuses: number[] = [];
    for (let index = 0; index < RATE_LIMITS.guessByAddress.max + 10; index += 1)
      statuses.push((await guess(at, phoneOf(index), '123456', at.from('198.51.100.1'))).status);
    expect(statuses.filter((status) => status !== 403)).toHaveLength(RATE_LIMITS.guessByAddress.max);
    expect(at.gateway.backend.requestsTo('/auth/oauth/token')).toHaveLength(RATE_LIMITS.guessByAddress.max);
    expect((await guess(at, phoneOf(5_000), '123456', at.from('198.51.100.2'))).status).toBe(422);
  });

  test('X-Forwarded-For entries that the client invents do not evade the limit of its address', async () => {
    const at = await open({ BOT_PROTECTION: 'altcha' });
    const statuses: number[] = [];
    for (let index = 0; index < RATE_LIMITS.guessByAddress.max + 10; index += 1) {
      const invented = addressOf(index);
      // A proxy appends the address it saw, so addresses that the client invented come first.
      const headers = at.from('198.51.100.1')['x-forwarded-for']
        ? { 'x-forwarded-for': `${invented}, 198.51.100.1` }
        : { ...at.from('198.51.100.1'), 'x-forwarded-for': invented };
      statuses.push((await guess(at, phoneOf(index), '123456', headers)).status);
    }
    expect(statuses.filter((status) => status !== 403)).toHaveLength(RATE_LIMITS.guessByAddress.max);
    expect(at.gateway.backend.requestsTo('/auth/oauth/token')).toHaveLength(RATE_LIMITS.guessByAddress.max);
  });

  test('password guesses for one phone from many addresses get 429 beyond the same limit as code guesses', async () => {
    const at = await open();
    const statuses: number[] = [];
    for (let index = 0; index < RATE_LIMITS.guessByPhone.max + 5; index += 1) {
      const sent = { strategy: 'customer', phone: PHONE, password: `guess-${index}` };
      statuses.push((await at.browser().post('/api/auth/login', sent, at.from(addressOf(index)))).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('a browser with a forged device cookie is reported to the provider as new, and its guesses get 429 beyond the limit', async () => {
    const at = await open();
    const forged = Buffer.from(JSON.stringify({ id: 'mine', phones: [PHONE] })).toString('base64url');
    const name = at.cookies.session === 'muddat-dev' ? 'muddat-device' : '__Host-muddat-device';
    const statuses: number[] = [];
    for (let index = 0; index <= RATE_LIMITS.guessByPair.max; index += 1) {
      const headers = { ...at.from('198.51.100.1'), cookie: `${name}=${forged}` };
      statuses.push((await guess(at, PHONE, '000000', headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const [asked] = at.gateway.backend.requestsTo('/auth/oauth/token');
    expect(asked?.headers['x-client-id']).toMatch(/^new\./);
  });

  test('requests for a code are refused beyond the limit of their phone or their address', async () => {
    const at = await open();
    const ask = async (phone: string, address: string): Promise<number> =>
      (await at.browser().post('/api/auth/send-code', { phone, purpose: 'sign-in' }, at.from(address))).status;
    const toOne: number[] = [];
    for (let index = 0; index < RATE_LIMITS.codeByPhone.max + 5; index += 1) toOne.push(await ask(PHONE, addressOf(index)));
    expect(toOne.filter((status) => status === 200)).toHaveLength(RATE_LIMITS.codeByPhone.max);
    const fromOne: number[] = [];
    for (let index = 0; index < RATE_LIMITS.codeByAddress.max + 5; index += 1) fromOne.push(await ask(phoneOf(index), '198.51.200.1'));
    expect(fromOne.filter((status) => status === 200)).toHaveLength(RATE_LIMITS.codeByAddress.max);
  });
});
