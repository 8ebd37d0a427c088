import { expect, it } from 'vitest';
import { upstreamsOf } from './gateway.ts';

it('upstreamsOf returns the addresses of the five APIs under the variable names that the gateway reads', () => {
  expect(upstreamsOf('http://127.0.0.1:8090')).toEqual({
    UPSTREAM_AUTH_URL: 'http://127.0.0.1:8090/auth',
    UPSTREAM_INSTALLMENT_URL: 'http://127.0.0.1:8090/installment',
    UPSTREAM_MOBILE_URL: 'http://127.0.0.1:8090/mobile',
    UPSTREAM_BUILDER_URL: 'http://127.0.0.1:8090/builder',
    UPSTREAM_BILLING_URL: 'http://127.0.0.1:8090/billing',
  });
});
