import type { SessionView } from '@muddat/app-shell';
import * as v from 'valibot';

/** What is known of the customer. Of a profile only id, name and phone are sure; the rest of it comes as the provider wrote it. */
export type Person = { name: string; phone: string; birthdate: string | null };

const withBirthdate = v.object({ birthdate: v.pipe(v.string(), v.isoDate()) });

export function personOf(user: NonNullable<SessionView['user']>): Person {
  const known = v.safeParse(withBirthdate, user);
  return { name: user.name, phone: user.phone, birthdate: known.success ? known.output.birthdate : null };
}
