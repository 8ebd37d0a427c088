import { expect, test } from 'vitest';
import { isLicenceFile, isShipped } from './shipped-file.ts';

test.each([
  ['fastify/fastify.js', true],
  ['fastify/package.json', true],
  ['fastify/LICENSE', true],
  ['@img/colour/LICENSE.md', true],
  ['@img/sharp-linux-x64/lib/sharp-linux-x64.node', true],
  ['@fontsource/onest/files/onest-latin-500-normal.woff', true],
  ['yaml/dist/doc/Document.js', true],
  ['test/index.js', true],
  ['linebreak/node_modules/base64-js/index.js', true],
  ['fastify/README.md', false],
  ['fastify/fastify.d.ts', false],
  ['satori/dist/index.d.cts', false],
  ['satori/dist/index.js.map', false],
  ['fastify/test/404s.test.js', false],
  ['@fastify/static/test/static/deep/path.js', false],
  ['linebreak/node_modules/base64-js/test/big-data.js', false],
  ['pino/test/fixtures/eval/node_modules/file9.js', false],
  ['@scope/a/test/node_modules/b/index.js', false],
  ['@scope/a/node_modules/@scope/b/index.js', true],
  ['css-to-react-native/src/__tests__/animation.js', false],
  ['domutils/src/__snapshots__/feeds.spec.ts.snap', false],
  ['camelize/test.js', false],
  ['tinypool/dist/index.test.js', false],
  ['fastq/.github/workflows/ci.yml', false],
  ['fastq/.eslintrc.json', false],
  ['.bin/pino', false],
  ['.modules.yaml', false],
  ['@muddat/sdk/contracts/auth.yaml', true],
  ['@muddat/sdk/llms.txt', true],
  ['@muddat/sdk/package.json', true],
  ['@muddat/sdk/src/index.ts', false],
  ['@muddat/i18n/dist/index.js', false],
])('%s: shipped is %s', (path, expected) => {
  expect(isShipped(path)).toBe(expected);
});

test.each([
  ['LICENSE', true],
  ['license-mit.txt', true],
  ['LICENCE.md', true],
  ['COPYING', true],
  ['NOTICE', true],
  ['LICENSE_FONT', true],
  ['CopyrightNotice.txt', true],
  ['UNICODE-LICENSE.txt', true],
  ['index.js.LICENSE.txt', true],
  ['license.d.ts', false],
  ['check-license.js', false],
  ['copyright.mjs', false],
  ['licenses.js', false],
  ['README.md', false],
])('%s: a licence file is %s', (name, expected) => {
  expect(isLicenceFile(name)).toBe(expected);
});
