/**
 * Whose session it is: the provider's id of the customer, else the phone. A profile with neither is nobody else's: its session
 * stands alone under its own handle.
 */
export function customerIdOf(user: Readonly<Record<string, unknown>>, handle: string): string {
  const { id, phone } = user;
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') return `id:${id}`;
  return typeof phone === 'string' && phone !== '' ? `phone:${phone}` : `handle:${handle}`;
}
