import { paymentOf } from './payer.ts';
import { arm, CONFIRM, endOf, type FaultCase, hold, reach, type Scene, STEPS } from './scene.ts';

/** Delay in ms at a step of a confirmation: long enough to break the database during the step. */
const AT_STEP_MS = 800;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const databaseOf = ({ world }: Scene) => {
  hold(world.database !== null, 'these faults need a PostgreSQL server');
  return world.database;
};

const broken = (name: string, step: (typeof STEPS)[number], breakIt: (scene: Scene) => Promise<void>): FaultCase => ({
  name: `${name} ${step}`,
  needs: 'postgresql',
  play: async (scene) => {
    const { world, payer, amount } = scene;
    const wish = payer.wish((await payer.order()).id, amount);
    const { id, code } = await payer.begin(wish);
    await world.tool('DELETE', '/sandbox/faults');
    await arm(world, { operation: CONFIRM, at: step, fault: 'delay', ms: AT_STEP_MS });
    const confirmed = payer.confirm(id, code, wish.confirmKey);
    await reach(world, step);
    await breakIt(scene);
    await confirmed;
    hold((await endOf(scene, wish)) === 'succeeded', 'a confirmed payment did not succeed');
    const again = await payer.confirmAgain(id, code, wish.confirmKey);
    hold(paymentOf(again)?.status === 'succeeded', `the same confirmation was answered ${again.status} ${JSON.stringify(again.body)}`);
  },
});

async function terminated(scene: Scene): Promise<void> {
  hold(databaseOf(scene).server.terminateConnections() > 0, 'the sandbox had no connection to the database');
}

async function killed(scene: Scene): Promise<void> {
  const { server } = databaseOf(scene);
  await server.kill();
  await server.startAgain();
}

async function away(scene: Scene): Promise<void> {
  const { line } = databaseOf(scene);
  line.cut();
  await wait(scene.awayMs);
  line.mend();
}

/** Faults of a PostgreSQL server during a payment. The embedded database runs inside the sandbox and cannot fail separately. */
export const DATABASE_FAULTS: readonly FaultCase[] = [
  ...STEPS.map((step) => broken('database connections terminated', step, terminated)),
  ...STEPS.map((step) => broken('database killed', step, killed)),
  broken('database away for a while', 'after-charge', away),
];
