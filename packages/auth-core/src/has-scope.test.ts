import { describe, expect, it } from 'vitest';
import { hasScope } from './has-scope.ts';

describe('hasScope', () => {
  it.each<[unknown, string, string | undefined, boolean]>([
    [{ scope: ['read', 'pay'] }, 'pay', undefined, true],
    [{ scope: ['read', 'pay'] }, 'pa', undefined, false],
    [{ scope: [] }, 'pay', undefined, false],
    [{ scope: { orders: { pay: true } } }, 'orders.pay', undefined, true],
    [{ scope: { orders: { pay: 1 } } }, 'orders', undefined, true],
    [{ scope: { orders: { pay: false } } }, 'orders.pay', undefined, false],
    [{ scope: { orders: { pay: true } } }, 'orders.pay.all', undefined, false],
    [{ scope: { orders: null } }, 'orders.pay', undefined, false],
    [{ scope: {} }, 'constructor', undefined, false],
    [{ scope: {} }, '__proto__.constructor', undefined, false],
    [{ scope: 'read pay' }, 'pay', undefined, true],
    [{ scope: 'read pay' }, 'read', undefined, true],
    [{ scope: 'repay' }, 'pay', undefined, false],
    [{ scope: 'read pay' }, 'read pay', undefined, false],
    [{ scope: '' }, '', undefined, false],
    [{ scope: 'a  b' }, '', undefined, false],
    [{ scope: 7 }, '7', undefined, false],
    [{ scope: true }, 'true', undefined, false],
    [{ scope: null }, 'pay', undefined, false],
    [{}, 'pay', undefined, false],
    [null, 'pay', undefined, false],
    [undefined, 'pay', undefined, false],
    ['pay', 'pay', undefined, false],
    [Object.create({ scope: ['pay'] }), 'pay', undefined, false],
    [{ roles: ['pay'] }, 'pay', 'roles', true],
    [{ roles: ['pay'] }, 'pay', undefined, false],
    [{ scope: ['pay'], roles: [] }, 'pay', 'roles', false],
  ])('[S6-03] the user %j has the scope %s (key %s): %s', (user, scope, key, expected) => {
    expect(key === undefined ? hasScope(user, scope) : hasScope(user, scope, key)).toBe(expected);
  });
});
