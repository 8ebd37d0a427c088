import { SECURITY_BROWSER_MISTAKES } from './security-browser.ts';
import { SECURITY_LIMIT_MISTAKES } from './security-limits.ts';
import { SECURITY_MISTAKES } from './security-mistakes.ts';
import { SECURITY_PROOF_MISTAKES } from './security-proof.ts';
import { SECURITY_PUBLIC_MISTAKES } from './security-public.ts';
import { SECURITY_WATCH_MISTAKES } from './security-watch.ts';
import type { TestedMistake } from './tested-mistake.ts';

/** All defences, removed one at a time: the test of the attack must fail. */
export const ALL_SECURITY_MISTAKES: readonly TestedMistake[] = [
  ...SECURITY_MISTAKES,
  ...SECURITY_LIMIT_MISTAKES,
  ...SECURITY_PROOF_MISTAKES,
  ...SECURITY_PUBLIC_MISTAKES,
  ...SECURITY_WATCH_MISTAKES,
  ...SECURITY_BROWSER_MISTAKES,
];
