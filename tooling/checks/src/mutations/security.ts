import { SECURITY_BROWSER_MUTANTS } from './security-browser.ts';
import { SECURITY_LIMIT_MUTANTS } from './security-limits.ts';
import { SECURITY_MONITORING_MUTANTS } from './security-monitoring.ts';
import { SECURITY_MUTANTS } from './security-mutants.ts';
import { SECURITY_PUBLIC_MUTANTS } from './security-public.ts';
import { SECURITY_REAUTH_MUTANTS } from './security-reauth.ts';
import type { TestedMutant } from './tested-mutant.ts';

/** All defences, removed one at a time: the test of the attack must fail. */
export const ALL_SECURITY_MUTANTS: readonly TestedMutant[] = [
  ...SECURITY_MUTANTS,
  ...SECURITY_LIMIT_MUTANTS,
  ...SECURITY_REAUTH_MUTANTS,
  ...SECURITY_PUBLIC_MUTANTS,
  ...SECURITY_MONITORING_MUTANTS,
  ...SECURITY_BROWSER_MUTANTS,
];
