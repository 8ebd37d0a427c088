import type { FastifyInstance } from 'fastify';
import { eraseClosedAccounts } from './apis/account/erase-closed.ts';
import { operations as account } from './apis/account/index.ts';
import { eraseExpiredData } from './apis/account/retention/erase-expired-data.ts';
import { createAuthenticate } from './apis/auth/authenticate.ts';
import { operations as auth } from './apis/auth/index.ts';
import { runDebits } from './apis/billing/consents/run-debits.ts';
import { operations as billing } from './apis/billing/index.ts';
import { reconcileBilling } from './apis/billing/recovery/reconcile.ts';
import { operations as builder } from './apis/builder/index.ts';
import { operations as documents } from './apis/documents/index.ts';
import { runDueJobs } from './apis/installment/catch-up/run-due-jobs.ts';
import { runCheckerJobs } from './apis/installment/catch-up/start-checker-jobs.ts';
import { sendQueuedNotificationSms } from './apis/installment/channels/send-notification-sms.ts';
import { operations as installment } from './apis/installment/index.ts';
import { sendReminders } from './apis/installment/reminders/send-reminders.ts';
import type { CheckerContext } from './apis/installment/verification/checker/apply-checker-verdicts.ts';
import { operations as mobile } from './apis/mobile/index.ts';
import type { Config } from './config/config.ts';
import type { MovableClock } from './core/clock.ts';
import { loadContracts } from './core/contracts.ts';
import { createFaults, type Faults } from './core/faults.ts';
import { createCustomerFileServices } from './core/files/photo-files.ts';
import { createHeavyWorkQueue, type HeavyWorkQueue } from './core/heavy/heavy-work.ts';
import { countSentCodes } from './core/metrics/count-codes.ts';
import type { Operation } from './core/operation.ts';
import { createServer } from './core/server.ts';
import type { LogStream } from './core/server-dependencies.ts';
import { createHttpSmsSender, createInboxSender, type SmsSender } from './core/sms.ts';
import type { Database } from './db/client.ts';
import { registerTools } from './tools/index.ts';

export type Sandbox = {
  readonly app: FastifyInstance;
  readonly faults: Faults;
  readonly checker: CheckerContext;
  readonly heavy: HeavyWorkQueue;
};

/** All operations of the five APIs. */
export const ALL_OPERATIONS: readonly Operation[] = [...auth, ...installment, ...mobile, ...builder, ...billing, ...documents, ...account];

/** Creates the sandbox on an open database. It does not listen yet. */
export async function createSandbox(config: Config, db: Database, clock: MovableClock, logStream?: LogStream): Promise<Sandbox> {
  const faults = createFaults();
  const contracts = await loadContracts();
  const checker = { db, clock, config, sms: smsSender(config, db, clock), files: createCustomerFileServices(config) };
  const heavy = createHeavyWorkQueue();
  const afterClockMoved = async () => {
    await reconcileBilling({ db, clock, config, log: app.log });
    await runDueJobs({ ...checker, log: app.log });
    await runDebits({ ...checker, log: app.log });
    await sendReminders({ ...checker, log: app.log });
    await sendQueuedNotificationSms({ ...checker, log: app.log });
    await runCheckerJobs(checker);
    await eraseClosedAccounts({ ...checker, log: app.log });
    await eraseExpiredData({ ...checker, log: app.log });
  };
  const app = createServer({
    config,
    contracts,
    operations: ALL_OPERATIONS,
    faults,
    context: { ...checker, heavy },
    authenticate: await createAuthenticate(db),
    ...(logStream ? { logStream } : {}),
  });
  if (config.testTools) registerTools(app, { ...checker, clock, faults, contracts, afterClockMoved });
  return { app, faults, checker, heavy };
}

function smsSender(config: Config, db: Database, clock: MovableClock): SmsSender {
  return countSentCodes(config.smsGatewayUrl === null ? createInboxSender(db, clock) : createHttpSmsSender(config.smsGatewayUrl));
}
