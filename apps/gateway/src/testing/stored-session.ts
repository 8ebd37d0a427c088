import type { StoredSession } from '../sessions/session.ts';

/** A session as stores hold it. Tests check that its texts never appear unencrypted. */
export const makeStoredSession = (idHash: string, over: Partial<StoredSession> = {}): StoredSession => ({
  idHash,
  handle: `handle-of-${idHash}`,
  customerId: 'id:cus_0001',
  device: { device: 'Android', browser: 'Chrome' },
  generation: 1,
  createdAt: 1000,
  seenAt: 1000,
  strategy: 'customer',
  access: { token: 'access-in-clear', expiresAt: 5000 },
  refresh: { token: 'refresh-in-clear', expiresAt: null },
  user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' },
  userReadAt: 1000,
  provenAt: 1000,
  steppedUpAt: null,
  ...over,
});
