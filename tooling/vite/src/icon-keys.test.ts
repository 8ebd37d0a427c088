import { build } from 'vite';
import { expect, it } from 'vitest';
import { iconKeys } from './icon-keys.ts';

it('an icon is built with its lines, and without the keys of them', async () => {
  const id = '/lucide-react/dist/esm/icons/minus.mjs';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      iconKeys(),
      {
        name: 'files',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? 'console.log([["path", { d: "M5 12h14", key: "1ays0h" }], ["path", { d: "M1 2" }]]);' : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: id } },
  });
  const [part] = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  expect(part && 'code' in part ? part.code : '').toMatch(/\[\[`path`,\{d:`M5 12h14`\}\],\[`path`,\{d:`M1 2`\}\]\]/);
});
