import { providerRefusal } from '@muddat/auth-core';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import type { AuthProvider, Caller } from '../sessions/provider.ts';

/** A profile older than this is read again. */
export const USER_MAX_AGE_MS = 5 * 60_000;
const Profile = v.looseObject({ user: v.record(v.string(), v.unknown()) });

export class ProfileWithoutUser extends Error {
  override readonly name = 'ProfileWithoutUser';
  constructor() {
    // The exact sentence of spec 8.
    super('User Data response does not contain field user');
  }
}

/** The customer's profile; null if the provider refused the token (401). Throws Problem or ProfileWithoutUser. */
export async function fetchUser(provider: AuthProvider, accessToken: string, caller: Caller): Promise<Record<string, unknown> | null> {
  const answer = await provider.profile(accessToken, caller);
  if (!answer.ok && providerRefusal('customer', answer.status) === 'token-refused') return null;
  if (!answer.ok) throw new Problem('upstream_unavailable');
  const profile = v.safeParse(Profile, answer.body);
  if (!profile.success) throw new ProfileWithoutUser();
  return profile.output.user;
}
