import { stopServer, trackOpenResponses } from '@muddat/process';
import type { FastifyInstance } from 'fastify';
import { eraseClosedAccounts } from './apis/account/erase-closed.ts';
import { eraseExpiredData } from './apis/account/retention/erase-expired-data.ts';
import { startDebitJob } from './apis/billing/consents/start-debits.ts';
import { startReconciler } from './apis/billing/recovery/reconcile.ts';
import { runDueJobs } from './apis/installment/catch-up/run-due-jobs.ts';
import { startCheckerJobs } from './apis/installment/catch-up/start-checker-jobs.ts';
import { startOrderStepsJob } from './apis/installment/catch-up/start-order-steps.ts';
import { sendQueuedNotificationSms } from './apis/installment/channels/send-notification-sms.ts';
import { sendReminders } from './apis/installment/reminders/send-reminders.ts';
import { createSandbox } from './app.ts';
import type { Config } from './config/config.ts';
import { startEverySecond } from './core/every-second.ts';
import { listenForOps } from './core/metrics/ops-server.ts';
import { loadClock } from './core/stored-clock.ts';
import type { OpenDatabase } from './db/client.ts';
import { createLegalPages } from './seed/content.ts';
import { isSeeded, reseed } from './seed/index.ts';

export type RunningSandbox = {
  /** Base address, such as `http://127.0.0.1:8090`. */
  readonly url: string;
  /** Finishes running requests and jobs, and closes the database. `reason` is logged. Returns the exit code: 1 if requests were cut. */
  stop(reason: string, limitMs?: number): Promise<0 | 1>;
};

/**
 * Starts the servers and the jobs on an open database, which is seeded first if it is empty. Rejects if a server cannot listen.
 * `extend` may add hooks before the server listens.
 */
export async function startSandbox(
  config: Config,
  opened: OpenDatabase,
  extend: (app: FastifyInstance) => void = () => undefined,
): Promise<RunningSandbox> {
  const clock = await loadClock(opened.db);
  if (config.production) await createLegalPages(opened.db);
  else if (!(await isSeeded(opened.db))) await reseed(opened.db, clock.today());
  const { app, checker: tools } = await createSandbox(config, opened.db, clock);
  extend(app);
  const stepTools = { ...tools, log: app.log };
  let isStopping = false;
  const ops = await listenForOps(config.ops, { db: opened.db, clock, log: app.log, isStopping: () => isStopping });
  await runDueJobs(stepTools);
  const reconciler = await startReconciler({ db: opened.db, clock, config, log: app.log });
  const steps = startOrderStepsJob(stepTools, app.log);
  const debits = startDebitJob(stepTools, app.log);
  const reminders = startEverySecond(
    'reminders',
    () => sendReminders(stepTools),
    app.log,
    'reminders of payments failed; they are tried again',
  );
  const notices = startEverySecond(
    'messages',
    () => sendQueuedNotificationSms(stepTools),
    app.log,
    'messages of notifications failed; they are tried again',
  );
  const checker = startCheckerJobs(tools, app.log);
  const retention = startEverySecond(
    'retention',
    () => eraseExpiredData(stepTools),
    app.log,
    'erasing what is over failed; it is tried again',
  );
  const closed = startEverySecond(
    'accounts',
    () => eraseClosedAccounts(stepTools),
    app.log,
    'erasing closed accounts failed; it is tried again',
  );
  const openResponses = trackOpenResponses(app.server);
  const url = await app.listen({ host: config.host, port: config.port });
  const close = async () => {
    await app.close();
    await Promise.all([reconciler, steps, debits, reminders, notices, checker, retention, closed].map((job) => job.stop()));
    ops.close();
    await opened.close();
  };
  return {
    url,
    stop: (reason, limitMs) => {
      isStopping = true;
      return stopServer({ server: app.server, openResponses, close, log: app.log, reason, limitMs });
    },
  };
}
