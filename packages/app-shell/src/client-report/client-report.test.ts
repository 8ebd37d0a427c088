import { expect, test } from 'vitest';
import { createClientReport, describeFailure, type Failure, findOwnFrames, isVitalsVisit } from './client-report.ts';

const ORIGIN = 'https://muddat.example';
const PHONE = '998901234567';
const CHROME = `TypeError: no user +${PHONE}
    at pay (${ORIGIN}/assets/cabinet/core-DXsH-twG.js:1:20345)
    at async ${ORIGIN}/assets/cabinet/pay-page.words-uz-Cyrl-CIaItCkf.js:3:9
    at chrome-extension://abcdef/assets/site/inject-aaaaaaaa.js:1:1
    at https://ads.example/assets/site/ad-aaaaaaaa.js:1:1
    at ${ORIGIN}/ru/orders/${PHONE}:1:1`;
const FIREFOX = `pay@${ORIGIN}/assets/cabinet/core-DXsH-twG.js:1:20345\n@${ORIGIN}/ru/orders/${PHONE}:2:1`;
const FRAMES = ['cabinet/core-DXsH-twG.js:1:20345', 'cabinet/pay-page.words-uz-Cyrl-CIaItCkf.js:3:9'];

const failed = (stack: string, name = 'TypeError', message = `no user +${PHONE}`): Error =>
  Object.assign(new Error(message), { name, stack });
const loadError = new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/assets/site/a-aaaaaaaa.js`);
const missingFile = Object.assign(new Error('A file of this page is missing', { cause: loadError }), { name: 'ChunkLoadError', stack: '' });

test.each<[string, string, string[]]>([
  ['of Chrome', CHROME, FRAMES],
  ['of Firefox and Safari', FIREFOX, FRAMES.slice(0, 1)],
  ['with the same place twice', `${CHROME}\n${CHROME}`, FRAMES],
  [
    'with eight frames',
    Array.from({ length: 8 }, (_, at) => `${ORIGIN}/assets/site/a-aaaaaaaa.js:1:${at}`).join('\n'),
    Array.from({ length: 5 }, (_, at) => `site/a-aaaaaaaa.js:1:${at}`),
  ],
  [
    'of an address without a line',
    `Failed to fetch dynamically imported module: ${ORIGIN}/assets/site/a-aaaaaaaa.js?x`,
    ['site/a-aaaaaaaa.js:0:0'],
  ],
  ['without a file of ours', `at https://ads.example/assets/site/ad.js:1:1`, []],
  ['that is empty', '', []],
])('a stack %s keeps the files of our builds only', (_name, stack, frames) => {
  expect(findOwnFrames(stack, ORIGIN)).toEqual(frames);
});

test.each<[string, Failure, object | null]>([
  ['an error of our script', { kind: 'error', cause: failed(CHROME) }, { kind: 'error', name: 'TypeError', frames: FRAMES }],
  [
    'a rejection of our script',
    { kind: 'rejection', cause: failed(FIREFOX, 'RangeError') },
    { kind: 'rejection', name: 'RangeError', frames: FRAMES.slice(0, 1) },
  ],
  [
    'an error with a class of its own',
    { kind: 'error', cause: failed(CHROME, `User${PHONE}`) },
    { kind: 'error', name: 'other', frames: FRAMES },
  ],
  ['an error page without a stack', { kind: 'view', cause: failed('') }, { kind: 'view', name: 'TypeError', frames: [] }],
  ['an error page of a text', { kind: 'view', cause: null }, { kind: 'view', name: 'other', frames: [] }],
  [
    'a page whose file did not load',
    { kind: 'view', cause: missingFile },
    { kind: 'chunk', name: 'ChunkLoadError', frames: ['site/a-aaaaaaaa.js:0:0'] },
  ],
  [
    'a script that did not load',
    { kind: 'chunk', cause: `${ORIGIN}/assets/site/a-aaaaaaaa.js` },
    { kind: 'chunk', name: 'ChunkLoadError', frames: ['site/a-aaaaaaaa.js:0:0'] },
  ],
  ['a picture that did not load', { kind: 'chunk', cause: '' }, null],
  ['an error of an extension', { kind: 'error', cause: failed('at chrome-extension://abcdef/x.js:1:1') }, null],
  ['an error of another origin, which has no details', { kind: 'error', cause: null }, null],
  ['a rejection with a text', { kind: 'rejection', cause: `+${PHONE}` }, null],
  ['a failed call', { kind: 'rejection', cause: failed(CHROME, 'ApiError') }, null],
  ['a page that the server could not make', { kind: 'view', cause: failed(CHROME, 'PageLoadError') }, null],
])('%s is reported without its message, or not at all', (_name, failure, expected) => {
  const described = describeFailure(failure, 'order-pay', ORIGIN);
  expect(described).toEqual(expected && { page: 'order-pay', ...expected });
  expect(JSON.stringify(described)).not.toContain(PHONE);
});

test('one visit in ten reports its web vitals', () => {
  const visits = Array.from({ length: 1_000 }, (_, at) => isVitalsVisit(at / 1_000));
  expect(visits.filter(Boolean)).toHaveLength(100);
});

const error = (column: number) => ({ kind: 'error', name: 'TypeError', page: 'home', frames: [`site/a-aaaaaaaa.js:1:${column}`] }) as const;

test('a visit reports vitals once, with their last values, and nothing twice', () => {
  const report = createClientReport('home');
  expect(report.take()).toBeNull();
  report.addVital('LCP', 900);
  report.addVital('LCP', 1_200);
  report.addVital('TTFB', 90_000);
  report.addVital('INP', Number.NaN);
  report.addError(error(1));
  report.addError(error(1));
  expect(report.take()).toEqual({ page: 'home', vitals: [{ name: 'LCP', value: 1_200 }], errors: [error(1)] });
  expect(report.take()).toBeNull();
  report.addVital('LCP', 1_500);
  report.addError(error(1));
  expect(report.take()).toBeNull();
  report.addError(error(2));
  expect(report.take()).toEqual({ page: 'home', vitals: [], errors: [error(2)] });
});

test('a visit reports at most five errors', () => {
  const report = createClientReport('home');
  for (let column = 0; column < 4; column += 1) report.addError(error(column));
  expect(report.take()?.errors).toHaveLength(4);
  for (let column = 4; column < 9; column += 1) report.addError(error(column));
  expect(report.take()?.errors).toEqual([error(4)]);
  expect(report.take()).toBeNull();
});
