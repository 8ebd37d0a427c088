import type { FastifyRequest } from 'fastify';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../gateway.ts';
import type { Limiters, TakeBack } from '../limits/limits.ts';
import type { Client } from './client.ts';

const allOf = (parts: readonly { takeBack: TakeBack }[]): TakeBack => {
  return async () => void (await Promise.all(parts.map(({ takeBack }) => takeBack())));
};

/** Demands the bot check when a limit is exceeded. If the check fails, the attempt is refused and not counted. */
async function askForHuman(gateway: Gateway, request: FastifyRequest, tallies: readonly { isOver: boolean; takeBack: TakeBack }[]) {
  const takeBack = allOf(tallies);
  if (!tallies.some(({ isOver }) => isOver)) return takeBack;
  try {
    await requireHuman(gateway, request, 'sign-in');
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

/** Limits sign-ins that cannot be guessed, such as passkeys: only the address is counted. */
export async function limitSignIn(gateway: Gateway, limits: Limiters, request: FastifyRequest, network: string): Promise<TakeBack> {
  return askForHuman(gateway, request, [await limits.guessByAddress.tally(network)]);
}

/**
 * Counts an attempt at a password or code before it is checked; the caller takes a right one back. A browser known for this phone has its
 * own limit. Strangers are limited per phone and network, and all together per phone. Beyond a phone's first failures or the address's
 * limit, the bot check is demanded.
 */
export async function limitGuess(
  gateway: Gateway,
  limits: Limiters,
  request: FastifyRequest,
  { phone, client }: { phone: string; client: Client },
): Promise<TakeBack> {
  // Right attempts stay counted here, so that even a holder of the secret cannot begin any number of sessions.
  if (client.known) {
    await limits.guessByDevice.take(`${phone} ${client.device}`);
    return async () => {};
  }
  const pair = await limits.guessByPair.take(`${phone} ${client.network}`);
  const counted: { takeBack: TakeBack }[] = [];
  try {
    const tallies = [await limits.firstGuessByPhone.tally(phone), await limits.guessByAddress.tally(client.network)];
    counted.push({ takeBack: await askForHuman(gateway, request, tallies) });
    counted.push({ takeBack: await limits.guessByPhone.take(phone) });
  } catch (error) {
    // An attempt that was refused before the provider checked it does not count.
    await allOf([{ takeBack: pair }, ...counted])();
    throw error;
  }
  return allOf(counted);
}

/** Counts a code before it is sent; the caller takes it back if the provider refuses. */
export async function limitCode(limits: Limiters, { phone, client }: { phone: string; client: Client }): Promise<TakeBack> {
  if (client.known) return limits.codeByDevice.take(`${phone} ${client.device}`);
  const counted: { takeBack: TakeBack }[] = [];
  try {
    counted.push({ takeBack: await limits.codeByPair.take(`${phone} ${client.network}`) });
    counted.push({ takeBack: await limits.codeByAddress.take(client.network) });
    counted.push({ takeBack: await limits.codeByPhone.take(phone) });
  } catch (error) {
    await allOf(counted)();
    throw error;
  }
  return allOf(counted);
}
