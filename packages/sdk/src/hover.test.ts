import { join } from 'node:path';
import { askTypescript } from '@muddat/openapi-types/ask-typescript';
import { describe, expect, it } from 'vitest';

const typescript = askTypescript(join(import.meta.dirname, 'hovered.ts'));
const HEAD = `import { createMuddatClient, isApiError } from './index.ts';
const { auth, billing, builder, installment, mobile } = createMuddatClient({ environment: 'sandbox' });
declare const error: unknown;
`;
const hover = (code: string, word: string) => typescript.hover(`${HEAD}async () => { ${code} };\nexport {};`, word);

describe('an editor shows what a reader needs', () => {
  it.each([
    ['installment', 'listStores', /store/i],
    ['installment', 'listOrders', /order/i],
    ['installment', 'getPayoffQuote', /early/i],
    ['installment', 'createCheckout', /order/i],
    ['billing', 'createPayment', /otp_required/],
    ['billing', 'findPayment', /key/],
    ['billing', 'getReceipt', /PDF/],
    ['auth', 'createToken', /token/i],
    ['builder', 'getContent', /page/i],
    ['mobile', 'listDistricts', /district/i],
  ])('over the method %s.%s: what it does, and its errors by code', (api, method, about) => {
    const text = hover(`${api}.${method}`, method);
    expect(text).toMatch(about);
    expect(text).toMatch(/Errors by code: `\w+` \(\d{3}\)/);
  });

  it.each([
    ["installment.listStores({ search: '' })", 'search'],
    ["installment.listStores({ region_id: '' })", 'region_id'],
    ['installment.listStores({ limit: 1 })', 'limit'],
    ["installment.getPayoffQuote({ id: '1', date: '2026-11-21' })", 'date'],
    ["installment.getQuote({ store_id: '1', amount: 1, months: 12 })", 'amount'],
    ["installment.getQuote({ store_id: '1', amount: 1, months: 12 })", 'months'],
    ["billing.createPayment({ purpose: 'top_up', amount: 1, source: { type: 'balance' } })", 'amount'],
    ["billing.createPayment({ purpose: 'payoff', order_id: '1', quote_id: '1', amount: 1, source: { type: 'balance' } })", 'quote_id'],
    ["billing.listPayments({ from: '2026-11-01' })", 'from'],
    ["mobile.listDistricts({ region: '1726' })", 'region'],
  ])('over an argument of %s: what %s means', (call, argument) => {
    expect(hover(call, argument).split('\n').slice(1).join(' ')).toMatch(/\w+ \w+/);
  });

  it.each([
    ["(await billing.getPayment({ payment_id: 'p' })).amount", 'amount', /so'm/],
    ["(await billing.getPayment({ payment_id: 'p' })).excess_amount", 'excess_amount', /so'm/],
    ["(await billing.getPayment({ payment_id: 'p' })).created_at", 'created_at', /UTC|ISO/],
    ["(await billing.getPayment({ payment_id: 'p' })).status", 'status', /status|payment/i],
    ["(await installment.getOrder({ id: '1' })).data.status", 'status', /order/i],
    ["(await installment.getOrder({ id: '1' })).as_of", 'as_of', /date|day|today/i],
    ['(await installment.listOrders()).next_cursor', 'next_cursor', /page/i],
    [
      "(await auth.createToken({ grant_type: 'client_credentials', client_id: '', client_secret: '' })).expires_in",
      'expires_in',
      /second/i,
    ],
    ['(await auth.getUserProfile()).user.phone', 'phone', /phone/i],
    ['(await billing.listConsents()).as_of', 'as_of', /date|day|today/i],
  ])('over the field of %s: what it means, with its unit or format', (code, field, about) => {
    expect(hover(code, field).split('\n').slice(1).join(' ')).toMatch(about);
  });

  it.each([
    ['billing.confirmPayment', 'otp_wrong', 'tries_left', /attempts/i],
    ['billing.createPayment', 'amount_below_min', 'min', /so'm/],
    ['auth.sendCode', 'resend_too_early', 'resend_after', /seconds/i],
    ['installment.confirmCheckout', 'quote_changed', 'quote', /new quote/],
    ['installment.getQuote', 'validation_failed', 'initial_fee_max', /so'm/],
  ])('over what the error of %s with the code %s adds: what %s means', (operation, code, field, about) => {
    const use = `if (isApiError(error, '${operation}') && error.code === '${code}') void error.data.${field}`;
    expect(hover(use, field).split('\n').slice(1).join(' ')).toMatch(about);
  });

  it.each([
    ["createMuddatClient({ environment: 'sandbox', retry: 1 })", 'retry', /2 times/],
    ["createMuddatClient({ environment: 'sandbox', timeoutMs: 1 })", 'timeoutMs', /15 000/],
    ["billing.createWithdrawal({ amount: 1, entity_id: '' }, { idempotencyKey: '' })", 'idempotencyKey', /1 to 200 characters/],
  ])('over the option of %s: what it means when it is left out', (code, option, about) => {
    expect(hover(code, option)).toMatch(about);
  });
});
