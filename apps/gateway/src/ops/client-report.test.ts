import { expect, test } from 'vitest';
import { parseClientReport, type ServedBuild } from './client-report.ts';

const BUILD: ServedBuild = {
  id: '0123456789abcdef',
  scripts: new Set(['cabinet/core-DXsH-twG.js', 'site/home-page.words-uz-Cyrl-YPjBgpph.js']),
};
const FRAME = 'cabinet/core-DXsH-twG.js:1:20345';
const error = (change: object = {}) => ({ kind: 'error', name: 'TypeError', page: 'order', frames: [FRAME], ...change });
const report = (change: object = {}) => ({ page: 'home', vitals: [], errors: [], ...change });

test('times of web vitals become seconds, CLS stays a score, and the owner is that of the page', () => {
  const vitals = [
    { name: 'LCP', value: 2_500 },
    { name: 'CLS', value: 0.05 },
  ];
  expect(parseClientReport(report({ vitals }), BUILD)?.vitals).toEqual([
    { vital: 'LCP', owner: 'public-site', value: 2.5 },
    { vital: 'CLS', owner: 'public-site', value: 0.05 },
  ]);
});

test('an error keeps its kind, class, page, build and the frames of this build', () => {
  const frames = [FRAME, 'cabinet/core-AAAAAAAA.js:1:1', 'site/home-page.words-uz-Cyrl-YPjBgpph.js:2:7'];
  expect(parseClientReport(report({ errors: [error({ frames })] }), BUILD)?.errors).toEqual([
    { kind: 'error', error: 'TypeError', owner: 'cabinet', page: 'order', build: BUILD.id, frames: [frames[0], frames[2]] },
  ]);
});

test.each<[string, string[]]>([
  ['other', ['cabinet/core-AAAAAAAA.js:1:1']],
  ['unknown', []],
])('the build of an error is %s if its frames are %j', (build, frames) => {
  expect(parseClientReport(report({ errors: [error({ frames })] }), BUILD)?.errors).toMatchObject([{ build, frames: [] }]);
});

test.each<[string, object]>([
  ['a phone as the class', { name: '+998901234567' }],
  ['a phone as the page', { page: '/ru/orders/998901234567' }],
  ['a phone as a file', { frames: ['cabinet/998901234567-aaaaaaaa.js:1:1'] }],
  ['a phone as a folder', { frames: ['998901234567/core-DXsH-twG.js:1:1'] }],
  ['a phone as a column', { frames: ['cabinet/core-DXsH-twG.js:1:998901234567'] }],
  ['a phone after a frame', { frames: [`${FRAME} 998901234567`, `${FRAME}\n998901234567`, `998901234567 ${FRAME}`] }],
  ['a message as a frame', { frames: ['TypeError: 998901234567 is not a phone'] }],
])('an error with %s is reported without it', (_name, change) => {
  const [entry] = parseClientReport(report({ errors: [error(change)] }), BUILD)?.errors ?? [];
  expect(entry?.kind).toBe('error');
  expect(JSON.stringify(entry)).not.toContain('998901234567');
});

test.each<[string, unknown]>([
  ['null', null],
  ['a list', []],
  ['a number', 7],
  ['an empty object', {}],
  ['a further field', report({ phone: '+998901234567' })],
  ['an error with a message', report({ errors: [error({ message: '+998901234567' })] })],
  ['an error of an unknown kind', report({ errors: [error({ kind: '+998901234567' })] })],
  ['six errors', report({ errors: Array(6).fill(error()) })],
  ['six frames', report({ errors: [error({ frames: Array(6).fill(FRAME) })] })],
  ['a frame that is no text', report({ errors: [error({ frames: [1] })] })],
  ['six vitals', report({ vitals: Array(6).fill({ name: 'LCP', value: 1 }) })],
  ['an unknown vital', report({ vitals: [{ name: 'FID', value: 1 }] })],
  ['a vital below zero', report({ vitals: [{ name: 'LCP', value: -1 }] })],
  ['a vital of more than a minute', report({ vitals: [{ name: 'LCP', value: 60_001 }] })],
  ['a score above 100', report({ vitals: [{ name: 'CLS', value: 101 }] })],
  ['a vital without a value', report({ vitals: [{ name: 'LCP', value: null }] })],
  ['a vital with an infinite value', report({ vitals: [{ name: 'LCP', value: Number.POSITIVE_INFINITY }] })],
  ['a vital with a text', report({ vitals: [{ name: 'LCP', value: '998901234567' }] })],
])('a body is no report: %s', (_name, body) => {
  expect(parseClientReport(body, BUILD)).toBeNull();
});
