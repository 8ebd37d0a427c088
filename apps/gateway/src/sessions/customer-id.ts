/**
 * Identifies the customer of a session: the provider's id, else the phone. A profile with neither gets the session's own handle, so that it
 * shares nothing with other sessions.
 */
export function customerIdOf(user: Readonly<Record<string, unknown>>, handle: string): string {
  const { id, phone } = user;
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') return `id:${id}`;
  return typeof phone === 'string' && phone !== '' ? `phone:${phone}` : `handle:${handle}`;
}
