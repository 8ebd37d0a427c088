import { afterCommit } from '../../db/after-commit.ts';
import type { Database } from '../../db/client.ts';
import type { SmsSender } from '../sms.ts';
import { codesChecked, codesSent } from './metrics.ts';

/**
 * Counts the messages with a code that a sender sends or fails to send. Other messages are not counted. A sent message cannot be taken
 * back, so it counts even if its transaction is rolled back.
 */
export const countSentCodes = (sender: SmsSender): SmsSender => ({
  async send(message, via) {
    const { code, channel = 'sms' } = message;
    const count = (result: 'ok' | 'failed') => {
      if (code !== null) codesSent.inc({ channel, result });
    };
    try {
      await sender.send(message, via);
    } catch (error) {
      count('failed');
      throw error;
    }
    count('ok');
  },
});

/** Counts the check of a code, of a sign-in or a payment. A used attempt is committed even if the code is wrong. */
export function countCheckedCode(tx: Database, result: 'right' | 'wrong' | 'replaced' | 'expired' | 'locked'): void {
  afterCommit(tx, () => codesChecked.inc({ result }));
}
