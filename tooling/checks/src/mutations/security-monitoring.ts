import type { TestedMutant } from './tested-mutant.ts';

const auth = (name: string): string => `apps/sandbox/src/apis/auth/${name}.ts`;
const gateway = (path: string): string => `apps/gateway/src/${path}`;
const ofTrail = (title: string) => ({ file: gateway('ops/audit.test.ts'), title });
const REPORTS = gateway('ops/reports.ts');
const ofReports = (title: string) => ({ file: gateway('attacks/csp-report.test.ts'), title });
const ofClientReports = (title: string) => ({ file: gateway('attacks/client-report.test.ts'), title });
const ofPhone = (title: string) => ({ file: 'apps/sandbox/src/apis/billing/codes/phone-messages.test.ts', title });

/** Removes limits on messages to a phone across all kinds of codes, and the signals that report an attack to the operator. */
export const SECURITY_MONITORING_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'messages of signing in counted apart from those of cards',
    file: auth('send-one-time-code'),
    from: '[...order.sentLimits, phoneMessageLimit(phone, order.cause, ctx.config.codes)]',
    to: '[...order.sentLimits]',
    test: ofPhone('gives the customer of the phone half'),
  },
  {
    title: "strangers' messages taken from the customer's own",
    file: auth('sign-in-limits'),
    from: "(isKnownDevice(client) ? 'known' : 'stranger')",
    to: "'own'",
    test: ofPhone('gives strangers a quarter'),
  },
  {
    title: 'a trail that the log level silences',
    file: gateway('ops/audit.ts'),
    from: "{ log: 'audit' }, { level: 'info' }",
    to: "{ log: 'audit' }",
    test: ofTrail('a write whose client disconnects before the response'),
  },
  {
    title: 'a trail that hanging up gets around',
    file: gateway('ops/audit.ts'),
    from: "app.addHook('onSend', ",
    to: "app.addHook('onResponse', ",
    test: ofTrail('a write whose client disconnects before the response'),
  },
  {
    title: 'customers named by their phone in the trail',
    file: gateway('ops/audit-event.ts'),
    from: 'return id === undefined || /^\\+?998\\d{9}$/.test(id) ? null : id;',
    to: "return customerId.replace(/^\\w+:/, '') || id;",
    test: ofTrail('names the customer phone:+998901112233 as null'),
  },
  {
    title: 'reports of any size',
    file: REPORTS,
    from: 'bodyLimit: MAX_BYTES, ',
    to: '',
    test: ofReports('a CSP report of 33 KB gets 413 and is not counted'),
  },
  {
    title: 'reports of one network without number',
    file: REPORTS,
    from: '.isOver) return undefined;',
    to: '.isOver || true) return undefined;',
    test: ofReports('reports of one network beyond 60 a minute get 204'),
  },
  {
    title: 'reports of types that any page can send',
    file: gateway('ops/csp-report-routes.ts'),
    from: 'config.takesReports === true &&',
    to: 'config.takesReports === true ||',
    test: ofReports('gets 403 from another site and 415 from this site'),
  },
  {
    title: 'what a report says among the figures',
    file: gateway('ops/csp-report.ts'),
    from: "DIRECTIVES.includes(directive) ? directive : 'other'",
    to: 'effectiveDirective',
    test: ofReports('forged fields of a CSP report appear in no metric and no log line'),
  },
  {
    title: 'the address of a frame unchecked',
    file: gateway('ops/client-report.ts'),
    from: "scripts.has(FRAME.exec(frame)?.[1] ?? '')",
    to: 'scripts.size > 0',
    test: {
      file: gateway('ops/client-report.test.ts'),
      title: 'an error with a phone after a frame is reported without it',
    },
  },
  {
    title: 'the class of an error in any words',
    file: gateway('ops/client-report.ts'),
    from: "ERROR_NAMES.includes(error.name) ? error.name : 'other'",
    to: 'error.name',
    test: ofClientReports('a phone in any field of a client report appears in no metric and no log line'),
  },
  {
    title: 'reports that use up the writes of a network',
    file: gateway('ops/client-report-routes.ts'),
    from: 'hasOwnLimits: true, ',
    to: '',
    test: ofClientReports('client reports of one network beyond 120 a minute are dropped'),
  },
];
