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
import { type Config, ConfigError, parseConfig } from './config/config.ts';
import { isDiskFull } from './core/disk-full.ts';
import { startEverySecond } from './core/every-second.ts';
import { loadClock } from './core/stored-clock.ts';
import { openEmbeddedDatabase, openPostgres } from './db/client.ts';
import { isSeeded, reseed } from './seed/index.ts';

/** How long running requests may continue after a signal to stop. */
const CLOSE_TIMEOUT_MS = 5_000;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const opened = config.databaseUrl === null ? await openEmbeddedDatabase(config.dataDir) : await openPostgres(config.databaseUrl);
  const clock = await loadClock(opened.db);
  if (!config.production && !(await isSeeded(opened.db))) await reseed(opened.db, clock.today());
  const { app, checker: tools } = await createSandbox(config, opened.db, clock);
  const stepTools = { ...tools, log: app.log };
  await runDueJobs(stepTools);
  const reconciler = await startReconciler({ db: opened.db, clock, config }, app.log);
  const steps = startOrderStepsJob(stepTools, app.log);
  const debits = startDebitJob(stepTools, app.log);
  const reminders = startEverySecond(() => sendReminders(stepTools), app.log, 'reminders of payments failed; they are tried again');
  const notices = startEverySecond(
    () => sendQueuedNotificationSms(stepTools),
    app.log,
    'messages of notifications failed; they are tried again',
  );
  const checker = startCheckerJobs(tools, app.log);
  const retention = startEverySecond(() => eraseExpiredData(stepTools), app.log, 'erasing what is over failed; it is tried again');
  const closed = startEverySecond(() => eraseClosedAccounts(stepTools), app.log, 'erasing closed accounts failed; it is tried again');
  await app.listen({ host: config.host, port: config.port }).catch((cause: unknown) => {
    throw listenError(cause, config);
  });

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    const force = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    app
      .close()
      .then(() => Promise.all([reconciler, steps, debits, reminders, notices, checker, retention, closed].map((job) => job.stop())))
      .then(() => opened.close())
      .then(
        () => {
          clearTimeout(force);
          process.exitCode = 0;
        },
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

/**
 * Converts the usual reasons why the server cannot listen (port in use, no such address) to an error of one line that names the setting.
 * Any other reason is returned unchanged.
 */
function listenError(cause: unknown, { host, port }: Config): unknown {
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`SANDBOX_PORT: ${port} is in use by another process`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST: ${host} is no address of this machine`, { cause });
  return cause;
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`sandbox: ${error.message}`);
  else if (isDiskFull(error)) console.error('sandbox: DATA_DIR (or the disk of DATABASE_URL) has no space left');
  else console.error('sandbox: could not start\n', error);
  process.exit(1);
});
