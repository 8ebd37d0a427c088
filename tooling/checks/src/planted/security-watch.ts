import type { SecurityMistake } from './security-mistakes.ts';

const auth = (name: string): string => `apps/sandbox/src/apis/auth/${name}.ts`;
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
];
