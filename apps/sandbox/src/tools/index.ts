import type { FastifyInstance } from 'fastify';
import { registerChecker } from './checker.ts';
import { registerCheckerPage } from './checker-page.ts';
import { registerClock } from './clock.ts';
import { registerContentEditor } from './content/index.ts';
import { registerDocs } from './docs.ts';
import { registerFaults } from './faults.ts';
import { registerInbox } from './inbox.ts';
import { registerLedger } from './ledger.ts';
import { registerLedgerPage } from './ledger-page.ts';
import { registerPaymentApp } from './payment-app.ts';
import { registerProducts } from './products.ts';
import { registerProvider } from './provider.ts';
import { registerQuestions } from './questions.ts';
import { requireLoopback } from './require-loopback.ts';
import { registerReset } from './reset.ts';
import { registerReturns } from './returns.ts';
import { registerReturnsPage } from './returns-page.ts';
import { registerScale } from './scale.ts';
import type { ToolContext } from './shared/tool-context.ts';
import { registerSms } from './sms.ts';
import { registerStore } from './store.ts';

/** Registers everything under /sandbox and /docs. Called only if the test tools are on, which production mode refuses. */
export function registerTools(app: FastifyInstance, parts: ToolContext): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', requireLoopback);
    registerSms(scope, parts);
    registerInbox(scope);
    registerClock(scope, parts);
    registerLedger(scope, parts);
    registerLedgerPage(scope);
    registerChecker(scope, parts);
    registerCheckerPage(scope);
    registerContentEditor(scope, parts);
    registerScale(scope, parts);
    registerFaults(scope, parts);
    registerPaymentApp(scope, parts);
    registerProducts(scope, parts);
    registerProvider(scope, parts);
    registerStore(scope, parts);
    registerQuestions(scope, parts);
    registerReturns(scope, parts);
    registerReturnsPage(scope);
    registerReset(scope, parts);
    registerDocs(scope, parts);
  });
}
