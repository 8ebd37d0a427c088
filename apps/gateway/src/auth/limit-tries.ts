import type { FastifyRequest } from 'fastify';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../gateway.ts';
import type { Limiters, TakeBack } from '../limits/limits.ts';
import type { Client } from './client.ts';

const allOf = (parts: readonly { takeBack: TakeBack }[]): TakeBack => {
  return async () => void (await Promise.all(parts.map(({ takeBack }) => takeBack())));
};

/** Lets a try beyond a bound pass with the bot check; without one it is refused and not counted. */
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

/** For a way in that cannot be guessed: only the address is counted. */
export async function limitSignIn(gateway: Gateway, limits: Limiters, request: FastifyRequest, network: string): Promise<TakeBack> {
  return askForHuman(gateway, request, [await limits.guessByAddress.tally(network)]);
}

/**
 * Counts a try at a password or a code before it is judged; a right one is to be taken back. Who is known by this phone has limits of
 * its own. A stranger's pair of phone and address is closed after some tries, and all strangers together have a bound for the phone;
 * before that, beyond a phone's first failures or the address's bound, the bot check is asked for.
 */
export async function limitGuess(
  gateway: Gateway,
  limits: Limiters,
  request: FastifyRequest,
  { phone, client }: { phone: string; client: Client },
): Promise<TakeBack> {
  // Right ones stay counted here: whoever knows the secret begins no sessions without number either.
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
    // A try that was not judged is none.
    await allOf([{ takeBack: pair }, ...counted])();
    throw error;
  }
  return allOf(counted);
}

/** Counts a code that is to be sent; one that is refused is to be taken back. */
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
