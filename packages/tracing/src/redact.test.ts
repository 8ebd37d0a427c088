import { describe, expect, test } from 'vitest';
import { redactAttributes, redactName } from './redact.ts';

describe('what of a span leaves a server', () => {
  test.each<[string, string, string | number]>([
    ['a method', 'http.request.method', 'POST'],
    ['a status', 'http.response.status_code', 409],
    ['the id of an operation', 'http.route', 'api:billing.createPayment'],
    ['the pattern of a path', 'http.route', '/installment/v1/orders/:orderId/returns'],
    ['the name of a host', 'server.address', 'billing.internal'],
    ['an IPv6 address of a backend', 'server.address', '::1'],
    ['a port', 'server.port', 8090],
    ['the code of an error', 'error.type', 'ECONNREFUSED'],
    ['a statement', 'db.query.text', 'select "id" from "customers" where "phone" = $1 limit $2'],
    ['the id of a page', 'muddat.page', 'cabinet.orders'],
    ['the id of a request', 'muddat.request_id', '7f2c9a8e-5b1d-4c3e-9f60-2d8a41b7c935'],
    ['the id of a request that has only digits', 'muddat.request_id', '99890000-0001-4000-9000-998900000001'],
  ])('%s is kept', (_title, name, value) => {
    expect(redactAttributes({ [name]: value })).toEqual({ [name]: value });
  });

  test.each<[string, string, string | number | string[]]>([
    ['an address', 'url.full', 'https://muddat.uz/orders/17?phone=998900000001'],
    ['a path', 'url.path', '/orders/17'],
    ['a query', 'url.query', '?q=iphone'],
    ['the address of a client', 'client.address', '192.0.2.7'],
    ['the browser', 'user_agent.original', 'Mozilla/5.0'],
    ['a header', 'http.request.header.cookie', ['muddat=secret']],
    ['the message of an exception', 'exception.message', 'Dilnoza Karimova'],
    ['a parameter of a query', 'db.query.parameter.0', '998900000001'],
    ['the parameters of drizzle', 'drizzle.query.params', '["998900000001"]'],
    ['an unknown attribute', 'customer.name', 'Dilnoza'],
    ['a path in place of a route', 'http.route', '/api/auth?phone=998900000001'],
    ['a phone in place of a route', 'http.route', '998900000001'],
    ['a phone with spaces in place of a method', 'http.request.method', '+998 90 000 00 01'],
    ['a phone in place of a page', 'muddat.page', '998-90-000-00-01'],
    ['a card number in place of an error', 'error.type', '8600123412341234'],
    ['a name in place of the id of a request', 'muddat.request_id', 'Dilnoza'],
    ['a status in words', 'http.response.status_code', 'Dilnoza'],
    ['a status that none has', 'http.response.status_code', 998900000],
    ['several values', 'http.route', ['home']],
  ])('%s is left out', (_title, name, value) => {
    expect(redactAttributes({ [name]: value })).toEqual({});
  });

  test.each([
    ["select * from codes where phone = '998900000001'", 'select * from codes where phone = ?'],
    ["select 'it''s Dilnoza' as name", 'select ? as name'],
    ["select 'cut", 'select ?'],
    ['update t1 set amount = 428000 where id = $12', 'update t1 set amount = ? where id = $12'],
    ['select "order2"."id" from "order2" limit 1', 'select "order2"."id" from "order2" limit ?'],
  ])('a statement leaves without its values: %s', (statement, expected) => {
    expect(redactAttributes({ 'db.query.text': statement })).toEqual({ 'db.query.text': expected });
  });

  test('a long statement is cut', () => {
    const { 'db.query.text': text } = redactAttributes({ 'db.query.text': 'select $1, '.repeat(1_000) });
    expect(String(text)).toHaveLength(2_000);
  });

  test.each([
    ['POST api:billing.createPayment', 'POST api:billing.createPayment'],
    ['GET /installment/v1/orders/:orderId', 'GET /installment/v1/orders/:orderId'],
    ['GET /orders/17?phone=998900000001', 'other'],
    ['998 90 000 00 01', 'other'],
    ['Dilnoza’s order', 'other'],
    ['x'.repeat(161), 'other'],
  ])('the name %s of a span becomes %s', (name, expected) => {
    expect(redactName(name)).toBe(expected);
  });
});
