import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const aria = createRequire(require.resolve('react-aria-components'));
const usePress = readFileSync(aria.resolve('react-aria').replace(/dist\/.*$/, 'dist/private/interactions/usePress.mjs'), 'utf8');

// Under a test runner react-aria does not insert its press style, so this test reads react-aria's source.
it('the source of react-aria adds the press style only if no element has the id of our placeholder', () => {
  const [, constant] = usePress.match(/const (\S+) = 'react-aria-pressable-style';/) ?? [];
  expect(constant).toBeDefined();
  expect(usePress).toContain(`ownerDocument.getElementById(${constant})) return;`);
  expect(usePress.match(/createElement\('style'\)/g)).toHaveLength(1);
});
