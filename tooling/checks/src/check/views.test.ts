import { expect, test } from 'vitest';
import { findViewErrors } from './views.ts';

const VIEW = 'apps/cabinet/src/features/x/x.view.tsx';
const faults = (files: Readonly<Record<string, string>>) => findViewErrors(VIEW, (file) => files[file]);
const INDEX = {
  'packages/app-shell/src/index.ts':
    "export { useLanguage } from './use-language.ts';\nexport { type Going, useGoing } from './use-going.ts';\nexport type { Api } from './api.ts';\n",
  'packages/app-shell/src/use-language.ts': "import { useLingui } from '@lingui/react';\n",
  'packages/app-shell/src/use-going.ts': "import { useRouter } from '@tanstack/react-router';\n",
};

test.each([
  ['a query', "import { useQuery } from '@tanstack/react-query';"],
  ['the router', "import { type Router, useRouteContext } from '@tanstack/react-router';"],
  ['a client of the SDK', "import {\n  createMuddatClient,\n} from '@muddat/sdk';"],
  ['a dynamic import', "const later = () => import('@tanstack/react-query');"],
])('findViewErrors reports %s two imports below a view, with the path of imports', (_title, text) => {
  const found = faults({
    [VIEW]: "import { Part } from './part.tsx';\n",
    'apps/cabinet/src/features/x/part.tsx': "export { Deep } from '../../domain/deep.tsx';\n",
    'apps/cabinet/src/domain/deep.tsx': text,
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${VIEW} -> apps/cabinet/src/features/x/part.tsx -> apps/cabinet/src/domain/deep.tsx imports @`);
});

test('findViewErrors follows an import from a package index only to the file of the imported name', () => {
  expect(faults({ ...INDEX, [VIEW]: "import { useLanguage } from '@muddat/app-shell';" })).toEqual([]);
  expect(faults({ ...INDEX, [VIEW]: "import { useGoing } from '@muddat/app-shell';" })).toHaveLength(1);
});

test('findViewErrors allows imports of types, links and styles', () => {
  const text = `import type { Order } from '@muddat/sdk';
import { type Query } from '@tanstack/react-query';
import { type Api } from '@muddat/app-shell';
import { Link } from '@muddat/ui/link';
import type { Loaded } from './list-state.ts';
import './x.css.ts';
`;
  expect(
    faults({ ...INDEX, [VIEW]: text, 'apps/cabinet/src/features/x/list-state.ts': "import { useQuery } from '@tanstack/react-query';" }),
  ).toEqual([]);
});

test('findViewErrors terminates for files that import each other', () => {
  expect(
    faults({
      [VIEW]: "import { Part } from './part.tsx';",
      'apps/cabinet/src/features/x/part.tsx': "import { View } from './x.view.tsx';",
    }),
  ).toEqual([]);
});
