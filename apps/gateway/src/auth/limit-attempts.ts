import type { FastifyRequest } from 'fastify';
import { requireBotCheck } from '../bots/require-bot-check.ts';
import type { Gateway } from '../gateway.ts';
import type { Limiters, UndoCount } from '../limits/limits.ts';
import type { ClientIdentity } from './client.ts';

const undoAll = (parts: readonly { undo: UndoCount }[]): UndoCount => {
  return async () => void (await Promise.all(parts.map(({ undo }) => undo())));
};

/** Demands the bot check when a limit is exceeded. If the check fails, the attempt is refused and not counted. */
async function requireBotCheckOverLimit(
  gateway: Gateway,
  request: FastifyRequest,
  tallies: readonly { isOver: boolean; undo: UndoCount }[],
) {
  const undo = undoAll(tallies);
  if (!tallies.some(({ isOver }) => isOver)) return undo;
  try {
    await requireBotCheck(gateway, request, 'sign-in');
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Limits sign-ins that cannot be guessed, such as passkeys: only the address is counted. */
export async function limitUnguessableSignIn(
  gateway: Gateway,
  limits: Limiters,
  request: FastifyRequest,
  network: string,
): Promise<UndoCount> {
  return requireBotCheckOverLimit(gateway, request, [await limits.guessByAddress.count(network)]);
}

/**
 * Counts an attempt at a password or code before it is checked. The caller takes a right attempt back with the returned function. A browser
 * known for this phone has its own limit. Strangers are limited per phone and network, and all together per phone. Beyond a phone's first
 * failures or the address's limit, the bot check is demanded.
 */
export async function limitSecretGuess(
  gateway: Gateway,
  limits: Limiters,
  request: FastifyRequest,
  { phone, client }: { phone: string; client: ClientIdentity },
): Promise<UndoCount> {
  // Per device and per pair, right attempts stay counted too, so that even a holder of the secret cannot begin any number of sessions.
  if (client.known) {
    await limits.guessByDevice.consume(`${phone} ${client.device}`);
    return async () => {};
  }
  const pair = await limits.guessByPair.consume(`${phone} ${client.network}`);
  const counted: { undo: UndoCount }[] = [];
  try {
    const tallies = [await limits.firstGuessByPhone.count(phone), await limits.guessByAddress.count(client.network)];
    counted.push({ undo: await requireBotCheckOverLimit(gateway, request, tallies) });
    counted.push({ undo: await limits.guessByPhone.consume(phone) });
  } catch (error) {
    // An attempt that was refused before the provider checked it does not count.
    await undoAll([{ undo: pair }, ...counted])();
    throw error;
  }
  return undoAll(counted);
}

/** Counts a code before it is sent; the caller takes it back if the provider refuses. */
export async function limitCodeSending(limits: Limiters, { phone, client }: { phone: string; client: ClientIdentity }): Promise<UndoCount> {
  if (client.known) return limits.codeByDevice.consume(`${phone} ${client.device}`);
  const counted: { undo: UndoCount }[] = [];
  try {
    counted.push({ undo: await limits.codeByPair.consume(`${phone} ${client.network}`) });
    counted.push({ undo: await limits.codeByAddress.consume(client.network) });
    counted.push({ undo: await limits.codeByPhone.consume(phone) });
  } catch (error) {
    await undoAll(counted)();
    throw error;
  }
  return undoAll(counted);
}
