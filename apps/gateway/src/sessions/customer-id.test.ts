import { expect, test } from 'vitest';
import { customerIdOf } from './customer-id.ts';

test.each([
  [{ id: 'cus_1', phone: '+998900000001' }, 'id:cus_1'],
  [{ id: 7 }, 'id:7'],
  [{ id: '', phone: '+998900000001' }, 'phone:+998900000001'],
  [{ id: null }, 'handle:h'],
  [{ id: {}, phone: 5 }, 'handle:h'],
  // An id of the provider that looks like another kind of key is still an id.
  [{ id: 'phone:+998900000001' }, 'id:phone:+998900000001'],
])('the customer id of the profile %j is %s', (user, customerId) => expect(customerIdOf(user, 'h')).toBe(customerId));
