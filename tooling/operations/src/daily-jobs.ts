import { advanceClockToNoon } from '@muddat/faults/advance-clock';
import * as v from 'valibot';
import type { OperationsStack } from './stack.ts';

const messagesSchema = v.array(v.object({ to: v.string(), text: v.string(), at: v.string() }));
const ledgerSchema = v.object({ differences: v.array(v.unknown()) });

/** Moves both backends to the next days at the same moment. Each job must run once a day, so no message may be sent twice. */
export async function checkDailyJobs(stack: OperationsStack, days: number): Promise<string[]> {
  await advanceClockToNoon(stack);
  const sent: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const newest = (await readMessages(stack))[0]?.at ?? '';
    const moved = await Promise.all(stack.sandboxes.map((_, index) => stack.tool('POST', '/sandbox/clock', { advance: 'P1D' }, index)));
    const refused = moved.filter(({ status }) => status !== 200);
    if (refused.length > 0) return refused.map(({ status, body }) => `the clock was not moved: ${status} ${JSON.stringify(body)}`);
    const messages = await readMessages(stack);
    sent.push(...messages.filter(({ at }) => at > newest).map(({ to, text }) => `day ${day} ${to} ${text}`));
  }
  const twice = sent.filter((line, index) => sent.indexOf(line) !== index).map((line) => `sent twice: ${line}`);
  const none = sent.length === 0 ? ['no reminder was sent in the days after'] : [];
  const { differences } = v.parse(ledgerSchema, (await stack.tool('GET', '/sandbox/ledger')).body);
  return [...twice, ...none, ...differences.map((difference) => `after the daily jobs: ${JSON.stringify(difference)}`)];
}

const readMessages = async (stack: OperationsStack) => v.parse(messagesSchema, (await stack.tool('GET', '/sandbox/sms')).body);
