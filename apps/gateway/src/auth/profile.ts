import { providerRefusal } from '@muddat/auth-core';
import * as v from 'valibot';
import { refusalProblem } from '../http/problem.ts';
import type { AuthProvider, Caller } from '../sessions/provider.ts';

/** A stored profile older than this is fetched from the provider again. */
export const PROFILE_MAX_AGE_MS = 5 * 60_000;
const Profile = v.looseObject({ user: v.record(v.string(), v.unknown()) });

export class ProfileWithoutUserError extends Error {
  override readonly name = 'ProfileWithoutUserError';
  constructor() {
    // The exact sentence of spec 8.
    super('User Data response does not contain field user');
  }
}

/** The customer's profile; null if the provider refused the token (401). Throws Problem or ProfileWithoutUserError. */
export async function fetchUser(provider: AuthProvider, accessToken: string, caller: Caller): Promise<Record<string, unknown> | null> {
  const answer = await provider.profile(accessToken, caller);
  if (!answer.ok && providerRefusal('customer', answer.status) === 'token-refused') return null;
  if (!answer.ok) throw refusalProblem(answer.status);
  const profile = v.safeParse(Profile, answer.body);
  if (!profile.success) throw new ProfileWithoutUserError();
  return profile.output.user;
}
