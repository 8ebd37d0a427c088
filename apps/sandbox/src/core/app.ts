import type { FastifyInstance } from 'fastify';
import { createAuthenticate } from '../apis/auth/authenticate.ts';
import { operations as auth } from '../apis/auth/index.ts';
import { operations as billing } from '../apis/billing/index.ts';
import { reconcileBilling } from '../apis/billing/reconcile.ts';
import { operations as builder } from '../apis/builder/index.ts';
import { ensureDailyRun } from '../apis/installment/daily-run.ts';
import { operations as installment } from '../apis/installment/index.ts';
import { operations as mobile } from '../apis/mobile/index.ts';
import type { Database } from '../db/client.ts';
import { registerTools } from '../tools/index.ts';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import { loadContracts } from './contracts.ts';
import { createFaults, type Faults } from './faults.ts';
import type { Operation } from './operation.ts';
import { createServer } from './server.ts';
import { createGatewaySender, createInboxSender, type SmsSender } from './sms.ts';

export type Sandbox = { readonly app: FastifyInstance; readonly faults: Faults };

/** Every operation of the five APIs. */
export const ALL_OPERATIONS: readonly Operation[] = [...auth, ...installment, ...mobile, ...builder, ...billing];

/** Puts the sandbox together on an open database; nothing listens yet. */
export async function createSandbox(config: Config, db: Database, clock: MovableClock): Promise<Sandbox> {
  const faults = createFaults();
  const contracts = await loadContracts();
  const afterClockMoved = async () => {
    await ensureDailyRun({ db, clock });
    await reconcileBilling({ db, clock, config });
  };
  const app = createServer({
    config,
    contracts,
    operations: ALL_OPERATIONS,
    faults,
    context: { db, clock, sms: smsSender(config, db, clock), config },
    authenticate: await createAuthenticate(db),
  });
  if (config.testTools) registerTools(app, { config, db, clock, faults, contracts, afterClockMoved });
  return { app, faults };
}

function smsSender(config: Config, db: Database, clock: MovableClock): SmsSender {
  return config.smsGatewayUrl === null ? createInboxSender(db, clock) : createGatewaySender(config.smsGatewayUrl);
}
