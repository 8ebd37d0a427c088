import { expect, test } from 'vitest';
import { parseBrowserSpans } from './browser-spans.ts';

const PHONE = '+998900000001';
const IDS = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331', parent: null };
const control = (change: object = {}) => ({
  ...{ ...IDS, kind: 'use', page: 'order-pay', control: 'button', method: null, status: null },
  ...{ failed: false, start: 1_764_500_000_000, duration: 420, ...change },
});
const call = (change: object = {}) => control({ kind: 'fetch', control: null, method: 'POST', status: 201, ...change });

test('the use of a control and a call become spans of the trace', () => {
  expect(
    parseBrowserSpans({ spans: [control(), call({ parent: IDS.span, span: '00f067aa0ba902b7', failed: true, status: null })] }),
  ).toEqual([
    {
      ...{ traceId: IDS.trace, spanId: IDS.span, parentSpanId: null, isCall: false, name: 'use button' },
      attributes: { 'muddat.page': 'order-pay', 'muddat.control': 'button' },
      ...{ failed: false, startMs: 1_764_500_000_000, durationMs: 420 },
    },
    {
      ...{ traceId: IDS.trace, spanId: '00f067aa0ba902b7', parentSpanId: IDS.span, isCall: true, name: 'fetch POST' },
      attributes: { 'muddat.page': 'order-pay', 'http.request.method': 'POST' },
      ...{ failed: true, startMs: 1_764_500_000_000, durationMs: 420 },
    },
  ]);
});

test.each<[string, unknown]>([
  ['null', null],
  ['a list', [control()]],
  ['no spans', {}],
  ['a phone beside the spans', { spans: [], phone: PHONE }],
  ['a further field of a span', { spans: [control({ name: PHONE })] }],
  ['attributes of its own', { spans: [control({ attributes: { phone: PHONE } })] }],
  ['a phone as the trace', { spans: [control({ trace: PHONE })] }],
  ['a trace in capital letters', { spans: [control({ trace: IDS.trace.toUpperCase() })] }],
  ['a trace of zeros', { spans: [control({ trace: '0'.repeat(32) })] }],
  ['a short span id', { spans: [control({ span: '998900000001' })] }],
  ['a phone as the parent', { spans: [control({ parent: PHONE })] }],
  ['a phone as the page', { spans: [control({ page: PHONE })] }],
  ['an address as the page', { spans: [control({ page: `/ru/orders/17?phone=${PHONE}` })] }],
  ['the text of a control', { spans: [control({ control: 'Dilnoza Karimova' })] }],
  ['a phone as the method', { spans: [call({ method: PHONE })] }],
  ['the use of a control with a method', { spans: [control({ method: 'POST' })] }],
  ['a phone as the status', { spans: [call({ status: 998_900_000_001 })] }],
  ['a status in words', { spans: [call({ status: PHONE })] }],
  ['an unknown kind', { spans: [control({ kind: 'exception' })] }],
  ['a start in words', { spans: [control({ start: PHONE })] }],
  ['a duration of a day', { spans: [control({ duration: 86_400_000 })] }],
  ['a duration below zero', { spans: [control({ duration: -1 })] }],
  ['65 spans', { spans: Array.from({ length: 65 }, () => control()) }],
  ['one wrong span among right ones', { spans: [control(), control({ page: PHONE }), control()] }],
])('a body is no report of spans: %s', (_name, body) => {
  expect(parseBrowserSpans(body)).toBeNull();
});
