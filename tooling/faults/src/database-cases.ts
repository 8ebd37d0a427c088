import {
  assertCondition,
  CONFIRM_PAYMENT_OPERATION,
  type FaultCase,
  type FaultContext,
  injectFault,
  PAYMENT_STEPS,
  waitForFinalStatus,
  waitForPaymentStep,
} from './fault-context.ts';
import { parsePayment } from './payer.ts';

/** Delay in ms at a step of a confirmation: long enough to break the database during the step. */
const AT_STEP_MS = 800;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const databaseOf = ({ stack }: FaultContext) => {
  assertCondition(stack.database !== null, 'these faults need a PostgreSQL server');
  return stack.database;
};

const breakDuringStep = (
  name: string,
  step: (typeof PAYMENT_STEPS)[number],
  breakIt: (scene: FaultContext) => Promise<void>,
): FaultCase => ({
  name: `${name} ${step}`,
  needs: 'postgresql',
  play: async (scene) => {
    const { stack, payer, amount } = scene;
    const wish = payer.createIntent((await payer.order()).id, amount);
    const { id, code } = await payer.begin(wish);
    await stack.tool('DELETE', '/sandbox/faults');
    await injectFault(stack, { operation: CONFIRM_PAYMENT_OPERATION, at: step, fault: 'delay', ms: AT_STEP_MS });
    const confirmed = payer.confirm(id, code, wish.confirmKey);
    await waitForPaymentStep(stack, step);
    await breakIt(scene);
    await confirmed;
    assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'a confirmed payment did not succeed');
    const again = await payer.confirmAgain(id, code, wish.confirmKey);
    assertCondition(
      parsePayment(again)?.status === 'succeeded',
      `the same confirmation was answered ${again.status} ${JSON.stringify(again.body)}`,
    );
  },
});

async function terminated(scene: FaultContext): Promise<void> {
  assertCondition(databaseOf(scene).server.terminateConnections() > 0, 'the sandbox had no connection to the database');
}

async function killed(scene: FaultContext): Promise<void> {
  const { server } = databaseOf(scene);
  await server.kill();
  await server.restart();
}

async function disconnectForAWhile(scene: FaultContext): Promise<void> {
  const { line } = databaseOf(scene);
  line.disconnect();
  await wait(scene.awayMs);
  line.reconnect();
}

/** Faults of a PostgreSQL server during a payment. The embedded database runs inside the sandbox and cannot fail separately. */
export const DATABASE_FAULTS: readonly FaultCase[] = [
  ...PAYMENT_STEPS.map((step) => breakDuringStep('database connections terminated', step, terminated)),
  ...PAYMENT_STEPS.map((step) => breakDuringStep('database killed', step, killed)),
  breakDuringStep('database away for a while', 'after-charge', disconnectForAWhile),
];
