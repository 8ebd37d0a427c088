import { randomBytes } from 'node:crypto';

/** One mistake: the file to change, its new text, and what the check must print to count as having noticed it. */
export type Mistake = { check: string; title: string; file: string; text: (before: string) => string; seen: readonly string[] };

const PLANTED = 'planted';
/** Larger than any budget, and incompressible. */
const HEAVY_BYTES = 200_000;
const UZBEK = 'packages/i18n/catalogs/ui/uz.po';
const schedule = (name: string) => `packages/schedule/src/${name}`;
const firstTranslation = (po: string, replacement: string) => po.replace(/(?<=\n)msgstr "([^"\n]+)"(?=\n\n)/, replacement);

/** At least one mistake for each check. Mistakes of one check are made together, so each is in another file. */
export const MISTAKES: readonly Mistake[] = [
  whole('format', 'a formatting slip', schedule('planted-slip.ts'), 'export const   slip = 1'),
  whole('format', 'a file name in another case', schedule('plantedCase.ts'), 'export const planted = 1;\n'),
  whole('format', 'an any', schedule('planted-any.ts'), 'export const loose = (value: any): string => value;\n'),
  whole('types', 'a type error', schedule('planted-type.ts'), "export const months: number = 'twelve';\n"),
  {
    ...added('types', 'a change that a room above cannot follow', schedule('payoff.ts')),
    text: (before) =>
      before.replace('confirmedOn: CalendarDate', 'agreedOn: CalendarDate').replace('confirmedOn, on }', 'agreedOn: confirmedOn, on }'),
    seen: ['apps/sandbox/src/apis/installment/schedule/payoff-quote.ts'],
  },
  whole('lint', 'a floating promise', schedule('planted-promise.ts'), 'Promise.resolve(1);\n'),
  whole(
    'lint',
    'an import cycle of types',
    schedule('planted-cycle.ts'),
    "import type { Cycle as Own } from './planted-cycle.ts';\n\nexport type Cycle = { own?: Own };\n",
  ),
  whole('boundaries', 'an import of a room above', schedule('planted-room.ts'), "export { Button } from '@muddat/ui/button';\n"),
  whole(
    'boundaries',
    'a second door to openapi-fetch',
    'apps/cabinet/src/shared/planted/planted-door.ts',
    "export { default } from 'openapi-fetch';\n",
  ),
  whole(
    'boundaries',
    'a feature in a feature',
    'apps/cabinet/src/features/planted/planted.ts',
    "export * from '../enter/sign-in/sign-in.machine.ts';\n",
  ),
  whole(
    'boundaries',
    'a noun that imports a route',
    'apps/cabinet/src/domain/order/planted.ts',
    "export * from '../../app/routes/views.ts';\n",
  ),
  whole(
    'boundaries',
    'a private file of another noun',
    'apps/cabinet/src/domain/return/planted.ts',
    "export * from '../payment/steps/app-step.tsx';\n",
  ),
  {
    ...whole(
      'boundaries',
      'two folders that import each other',
      'apps/public-site/src/shared/data/planted.ts',
      "export * from '../ui/section.tsx';\n",
    ),
    seen: ['is a loop', 'shared/data/planted.ts -> shared/ui/section.tsx'],
  },
  whole(
    'boundaries',
    'a folder of the gateway that imports one above',
    'apps/gateway/src/config/planted.ts',
    "export * from '../http/body.ts';\n",
  ),
  whole('boundaries', 'a core that knows a noun', 'apps/sandbox/src/core/planted.ts', "export * from '../domain/order/order-phase.ts';\n"),
  {
    ...whole('boundaries', 'a folder in no layer', 'apps/cabinet/src/helpers/planted.ts', 'export const planted = 1;\n'),
    seen: ['apps/cabinet/src/helpers is in no layer'],
  },
  {
    ...added('boundaries', 'a query two files below a view', 'apps/cabinet/src/domain/card/card-name.ts'),
    text: (before) =>
      `import { useQuery } from '@tanstack/react-query';\n${before}\nexport const use${PLANTED} = () => useQuery({ queryKey: ['${PLANTED}'] });\n`,
    seen: ['cards.view.tsx -> ', 'card-name.ts imports @tanstack/react-query'],
  },
  {
    ...added('boundaries', 'a dependency that the room may not have', 'packages/validators/package.json'),
    text: withDependency,
    seen: ['`@muddat/ui` found without any tag', '`@muddat/validators`'],
  },
  {
    ...added('boundaries', 'a stale diagram', 'docs/architecture.md'),
    text: (before) => before.replace(/(?<=\n {2}cabinet --> )app-shell(?=.*\n)/, PLANTED),
    seen: ['run `pnpm architecture`', 'it lacks «cabinet --> app-shell', `it has «cabinet --> ${PLANTED}`],
  },
  {
    ...whole('sizes', 'a file of 251 lines', schedule('planted-long.ts'), '// A line.\n'.repeat(251)),
    seen: [`${schedule('planted-long.ts')} has 251 lines`],
  },
  {
    ...whole('sizes', 'a small file too many', 'packages/routing/src/planted-small.ts', 'export const planted = 1;\n'),
    seen: ['packages/routing: 4 of ', 'packages/routing/src/planted-small.ts'],
  },
  {
    ...whole('words', 'an unclear comment', schedule('planted-comment.ts'), '// For ears.\nexport const planted = 1;\n'),
    seen: [`${schedule('planted-comment.ts')}:1`, 'write "screen reader"'],
  },
  {
    ...whole('words', 'a sentence of 31 words', 'packages/schedule/src/README.md', `${'word '.repeat(30)}end.\n`),
    seen: ['packages/schedule/src/README.md:1', 'a sentence of 31 words'],
  },
  {
    ...added('exports', 'a dead export', schedule('whole.ts')),
    text: (before) => `${before}\nexport const ${PLANTED} = 1;\n`,
    seen: [schedule('whole.ts'), PLANTED],
  },
  whole('exports', 'a dead file', schedule('planted-file.ts'), 'export const dead = 1;\n'),
  {
    ...added('exports', 'an unused dependency', 'packages/schedule/package.json'),
    text: (before) => before.replace('"devDependencies": {', '"devDependencies": {\n    "valibot": "catalog:",'),
  },
  {
    ...added('contracts', 'an invalid contract', 'packages/sdk/contracts/billing.yaml'),
    text: (before) => before.replace('x-origin: spec', 'x-origin: guess'),
  },
  {
    ...added('contracts', 'a stale generated type', 'packages/sdk/src/generated/auth.ts'),
    text: (before) => `${before}\nexport type ${PLANTED} = 1;\n`,
  },
  {
    ...added('migration', 'a stale migration', 'apps/sandbox/src/db/schema/auth.ts'),
    text: (before) => `${before}\nexport const ${PLANTED} = pgTable('${PLANTED}', { id: text() });\n`,
    seen: ['apps/sandbox/drizzle/0000_initial.sql', PLANTED],
  },
  whole(
    'catalogs',
    'a message that no catalog has',
    'apps/cabinet/src/shared/page/planted-message.ts',
    "import { msg } from '@lingui/core/macro';\n\nexport const title = msg({ message: 'Посажено', comment: 'Planted' });\n",
  ),
  {
    ...added('catalogs', 'an untranslated message', UZBEK),
    text: (before) => firstTranslation(before, 'msgstr ""'),
    seen: [`${UZBEK}: not translated`],
  },
  {
    ...added('catalogs', 'a mixed alphabet', UZBEK),
    text: (before) => firstTranslation(before, 'msgstr "$1 Tоʻlov"'),
    seen: [`${UZBEK}: two alphabets in one word: Tоʻlov`],
  },
  {
    ...added('catalogs', 'a wrong apostrophe', UZBEK),
    text: (before) => firstTranslation(before, 'msgstr "$1 to\'lov"'),
    seen: [`${UZBEK}: oʻ and gʻ take U+02BB`, "to'lov"],
  },
  {
    ...added('catalogs', 'a message that nobody says', 'packages/i18n/catalogs/forms/ru.po'),
    text: (before) => `${before}\n#. Planted\nmsgid "Посажено и не сказано"\nmsgstr "Посажено и не сказано"\n`,
    seen: ['packages/i18n/catalogs/forms/ru.po: no longer used', 'Посажено и не сказано'],
  },
  whole(
    'texts',
    'a hard-coded text between tags',
    'apps/cabinet/src/app/frame/planted-text.tsx',
    'export const PlantedText = () => <p>Pay now</p>;\n',
  ),
  whole(
    'texts',
    'a hard-coded name for screen readers',
    'packages/ui/src/card/planted-name.tsx',
    'export const PlantedName = () => <p aria-label="Итого" />;\n',
  ),
  whole('letters', 'a mixed alphabet in a source', schedule('planted-letters.ts'), "export const planted = 'Tоʻlov';\n"),
  whole('letters', 'a wrong apostrophe in demo data', 'apps/sandbox/src/seed/data/planted.ts', 'export const planted = "ma\'lumot";\n'),
  {
    ...added('letters', 'a wrong apostrophe in a contract', 'packages/sdk/contracts/mobile.yaml'),
    text: (before) => `${before}\n# To'lov\n`,
    seen: ['packages/sdk/contracts/mobile.yaml:', "To'lov"],
  },
  whole(
    'unit',
    'a failing unit test',
    schedule('planted.test.ts'),
    "import { expect, test } from 'vitest';\n\ntest('fails', () => {\n  expect(1).toBe(2);\n});\n",
  ),
  {
    ...added('unit', 'a colour that cannot be read', 'packages/ui/src/theme/palettes.ts'),
    text: (before) => before.replace(/onCobaltQuiet: 'oklch\(0\.\d+/, "onCobaltQuiet: 'oklch(0.5"),
    seen: ['onCobaltQuiet is readable on cobalt'],
  },
  whole(
    'rows',
    'a row id that is none',
    schedule('planted-row.test.ts'),
    `import { expect, test } from 'vitest';\n\ntest('[${['S99', '99'].join('-')}] passes', () => {\n  expect(1).toBe(1);\n});\n`,
  ),
  {
    ...added('browser-tests', 'browser tests by the dozen', 'tooling/e2e/tests/once/planted.spec.ts'),
    text: () =>
      "import { test } from '../../src/test.ts';\n\nfor (let turn = 0; turn < 100; turn += 1) test(String(turn), () => undefined);\n",
    seen: ['its budget is'],
  },
  {
    ...added('budgets', 'a bundle over its budget', 'apps/public-site/src/pages/content/home-page.tsx'),
    text: (before) => `${before}\nObject.assign(HomePage, { ${PLANTED}: '${randomBytes(HEAVY_BYTES).toString('base64')}' });\n`,
    seen: ['home-page: ', 'src/pages/content/home-page.tsx'],
  },
  {
    ...added('budgets', 'styles over their budget', 'apps/public-site/src/domain/content/blocks/kinds/blocks.css.ts'),
    text: (before) =>
      `import { globalStyle } from '@vanilla-extract/css';\n${before}\nglobalStyle('.${PLANTED}', { content: '"${randomBytes(HEAVY_BYTES).toString('base64')}"' });\n`,
    seen: ['public pages: ', 'KB of styles, 15 KB allowed; '],
  },
];

function added(check: string, title: string, file: string): Mistake {
  return { check, title, file, text: (before) => before, seen: [file] };
}

function whole(check: string, title: string, file: string, text: string): Mistake {
  return { ...added(check, title, file), text: () => text };
}

function withDependency(before: string): string {
  return before.replace('"dependencies": {', '"dependencies": {\n    "@muddat/ui": "workspace:*",');
}
