import type { SecurityMistake } from './security-mistakes.ts';

const auth = (name: string): string => `apps/sandbox/src/apis/auth/${name}.ts`;
const gateway = (path: string): string => `apps/gateway/src/${path}`;
const ofTrail = (title: string) => ({ file: gateway('ops/audit.test.ts'), title });
const ofPhone = (title: string) => ({ file: 'apps/sandbox/src/apis/billing/codes/phone-messages.flow.test.ts', title });

/** The messages of a phone over all kinds of codes, and what tells the operator of an attack. */
export const SECURITY_WATCH_MISTAKES: readonly SecurityMistake[] = [
  {
    title: 'messages of signing in counted apart from those of cards',
    file: auth('send-one-time-code'),
    from: '[...order.sends, phoneMessages(phone, order.cause, ctx.config.codes)]',
    to: '[...order.sends]',
    test: ofPhone('are half for its customer'),
  },
  {
    title: "strangers' messages taken from the customer's own",
    file: auth('sign-in-limits'),
    from: "(isKnown(client) ? 'known' : 'stranger')",
    to: "'own'",
    test: ofPhone('are a quarter for strangers'),
  },
  {
    title: 'a trail that the log level silences',
    file: gateway('ops/audit.ts'),
    from: "{ log: 'audit' }, { level: 'info' }",
    to: "{ log: 'audit' }",
    test: ofTrail('one who hangs up before the answer'),
  },
  {
    title: 'a trail that hanging up gets around',
    file: gateway('ops/audit.ts'),
    from: "app.addHook('onSend', ",
    to: "app.addHook('onResponse', ",
    test: ofTrail('one who hangs up before the answer'),
  },
  {
    title: 'customers named by their phone in the trail',
    file: gateway('ops/audit-event.ts'),
    from: 'return id === undefined || /^\\+?998\\d{9}$/.test(id) ? null : id;',
    to: "return customerId.replace(/^\\w+:/, '') || id;",
    test: ofTrail('a customer phone:+998901112233 is named null'),
  },
];
