import { build } from 'vite';
import { expect, it } from 'vitest';
import { shrinkIcons } from './shrink-icons.ts';

const FOLDER = '/lucide-react/dist/esm';
const FILES: Record<string, string> = {
  [`${FOLDER}/icons/minus.mjs`]:
    'import create from "../createLucideIcon.mjs"; create([["path", { d: "M5 12h14", key: "1ays0h" }], ["path", { d: "M1 2" }]]);',
  [`${FOLDER}/createLucideIcon.mjs`]: 'export default (node) => console.log("lucide", node);',
  '/kit/create-icon.ts': 'export default (node) => console.log("kit", node);',
};

it('shrinkIcons builds an icon with its paths, without their keys, and lets the kit render it', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      shrinkIcons('/kit/create-icon.ts'),
      {
        name: 'files',
        resolveId: (source) => [source, `${FOLDER}/${source.replace('../', '')}`].find((id) => id in FILES) ?? null,
        load: (id) => FILES[id] ?? null,
      },
    ],
    build: { write: false, rolldownOptions: { input: `${FOLDER}/icons/minus.mjs` } },
  });
  const [part] = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = part && 'code' in part ? part.code : '';
  expect(code).toMatch(/\[\[`path`,\{d:`M5 12h14`\}\],\[`path`,\{d:`M1 2`\}\]\]/);
  expect(code).toContain('`kit`');
  expect(code).not.toContain('`lucide`');
});
