import { expect, test } from 'vitest';
import { APP_LAYERS, type AppLayers, findLayerErrors, readImports } from './layers.ts';

const CABINET: AppLayers = {
  rows: [['app'], ['features', 'pages'], ['domain'], ['shared']],
  isolated: ['features'],
  closed: ['domain'],
  cyclesAllowed: ['app'],
  importable: ['state.ts'],
  outside: ['worker'],
};
const faults = (imports: Record<string, string[]>) => findLayerErrors('apps/x', CABINET, new Map(Object.entries(imports)));

test.each([
  ['a layer below', 'features/pay/pay.tsx', 'domain/order/head.tsx'],
  ['a file of the same feature', 'features/pay/pay.tsx', 'features/pay/parts/sum.tsx'],
  ['a file of a subfolder', 'domain/order/head.tsx', 'domain/order/parts/line.tsx'],
  ['another folder of its layer', 'domain/order/head.tsx', 'domain/schedule/box.tsx'],
  ['a file that every layer may import', 'shared/form/fault.tsx', 'state.ts'],
  ['any layer by a file that starts the app', 'entry.tsx', 'shared/form/parts/deep.tsx'],
  ['any layer by a test', 'shared/form/fault.test.tsx', 'app/routes/pages.tsx'],
  ['a test helper by a story', 'features/pay/pay.stories.tsx', 'testing/words.tsx'],
  ['any file by a separate program', 'worker/start.ts', 'features/pay/pay.tsx'],
])('findLayerErrors allows an import of %s', (_what, file, target) => {
  expect(faults({ [file]: [target] })).toEqual([]);
});

test.each([
  ['a layer above', 'domain/order/head.tsx', 'app/routes/pages.tsx', 'app is above domain; move what both need down'],
  ['a layer of the same row', 'features/pay/pay.tsx', 'pages/faq/faq.tsx', 'pages stands beside features'],
  ['another feature', 'features/pay/pay.tsx', 'features/cards/cards.tsx', 'features/cards and features/pay know nothing of each other'],
  ['a private file of a lower layer', 'features/pay/pay.tsx', 'domain/order/parts/line.tsx', 'it is private to domain/order'],
  ['a private file of a neighbouring folder', 'domain/schedule/box.tsx', 'domain/order/parts/line.tsx', 'it is private to domain/order'],
  ['a file that starts the app', 'shared/form/fault.tsx', 'entry.tsx', 'a file that starts the app'],
  ['a test helper', 'features/pay/pay.tsx', 'testing/words.tsx', 'it is there for tests'],
])('findLayerErrors reports an import of %s with a hint', (_what, file, target, told) => {
  const found = faults({ [file]: [target] });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`apps/x/src/${file} imports ${target}: ${told}`);
});

test('findLayerErrors reports a folder that is in no layer', () => {
  expect(faults({ 'helpers/all.ts': [] })).toEqual([
    'apps/x/src/helpers is in no layer: name it in APP_LAYERS of tooling/checks/src/check/layers.ts',
  ]);
});

test('findLayerErrors reports a loop of folders once, with an import for each step', () => {
  const loop = {
    'domain/order/a.ts': ['domain/schedule/b.ts'],
    'domain/schedule/b.ts': ['domain/card/c.ts'],
    'domain/card/c.ts': ['domain/order/a.ts'],
    'app/routes/pages.ts': ['app/layout/frame.ts'],
    'app/layout/frame.ts': ['app/routes/pages.ts'],
  };
  expect(faults(loop)).toEqual([
    'apps/x/src: domain/card -> domain/order -> domain/schedule -> domain/card is a loop; let one of these imports go: ' +
      'domain/card/c.ts -> domain/order/a.ts, domain/order/a.ts -> domain/schedule/b.ts, domain/schedule/b.ts -> domain/card/c.ts',
  ]);
});

test.each(Object.entries(APP_LAYERS))(
  '%s: each layer in APP_LAYERS is a folder, and readImports finds imports in its files',
  (app, { rows, outside = [] }) => {
    const imports = readImports(app);
    const folders = new Set([...imports.keys()].map((file) => file.split('/')[0]));
    expect([...rows.flat(), ...outside].filter((layer) => !folders.has(layer))).toEqual([]);
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  },
);
