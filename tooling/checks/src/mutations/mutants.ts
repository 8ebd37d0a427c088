import { randomBytes } from 'node:crypto';

/** One mistake: the file to change, its new text, and what the check must print to count as having noticed it. */
export type Mutant = { check: string; title: string; file: string; text: (before: string) => string; expectedOutput: readonly string[] };

const FIXTURE_NAME = 'planted';
/** Larger than any budget, and incompressible. */
const HEAVY_BYTES = 200_000;
const UZBEK = 'packages/i18n/catalogs/ui/uz.po';
const schedule = (name: string) => `packages/schedule/src/${name}`;
const firstTranslation = (po: string, replacement: string) => po.replace(/(?<=\n)msgstr "([^"\n]+)"(?=\n\n)/, replacement);

/** At least one mistake for each check. The mistakes of a check are made together, except those that change the same file. */
export const MUTANTS: readonly Mutant[] = [
  replaceFile('format', 'a formatting slip', schedule('planted-slip.ts'), 'export const   slip = 1'),
  replaceFile('format', 'a file name in another case', schedule('plantedCase.ts'), 'export const planted = 1;\n'),
  replaceFile('format', 'an any', schedule('planted-any.ts'), 'export const loose = (value: any): string => value;\n'),
  replaceFile('types', 'a type error', schedule('planted-type.ts'), "export const months: number = 'twelve';\n"),
  {
    ...changeFile('types', 'a change that a room above cannot follow', schedule('payoff.ts')),
    text: (before) =>
      before.replace('confirmedOn: CalendarDate', 'agreedOn: CalendarDate').replace('confirmedOn, on }', 'agreedOn: confirmedOn, on }'),
    expectedOutput: ['apps/sandbox/src/apis/installment/schedule/payoff-quote.ts'],
  },
  replaceFile('lint', 'a floating promise', schedule('planted-promise.ts'), 'Promise.resolve(1);\n'),
  replaceFile(
    'lint',
    'an import cycle of types',
    schedule('planted-cycle.ts'),
    "import type { Cycle as Own } from './planted-cycle.ts';\n\nexport type Cycle = { own?: Own };\n",
  ),
  replaceFile('boundaries', 'an import of a room above', schedule('planted-room.ts'), "export { Button } from '@muddat/ui/button';\n"),
  replaceFile(
    'boundaries',
    'a second door to openapi-fetch',
    'apps/cabinet/src/shared/planted/planted-door.ts',
    "export { default } from 'openapi-fetch';\n",
  ),
  replaceFile(
    'boundaries',
    'a feature in a feature',
    'apps/cabinet/src/features/planted/planted.ts',
    "export * from '../auth/sign-in/sign-in.machine.ts';\n",
  ),
  replaceFile(
    'boundaries',
    'a noun that imports a route',
    'apps/cabinet/src/domain/order/planted.ts',
    "export * from '../../app/routes/page-modules.ts';\n",
  ),
  replaceFile(
    'boundaries',
    'a private file of another noun',
    'apps/cabinet/src/domain/return/planted.ts',
    "export * from '../payment/steps/app-step.tsx';\n",
  ),
  {
    ...replaceFile(
      'boundaries',
      'two folders that import each other',
      'apps/public-site/src/shared/data/planted.ts',
      "export * from '../ui/section.tsx';\n",
    ),
    expectedOutput: ['is a loop', 'shared/data/planted.ts -> shared/ui/section.tsx'],
  },
  replaceFile(
    'boundaries',
    'a folder of the gateway that imports one above',
    'apps/gateway/src/config/planted.ts',
    "export * from '../http/body.ts';\n",
  ),
  replaceFile(
    'boundaries',
    'a core that knows a noun',
    'apps/sandbox/src/core/planted.ts',
    "export * from '../domain/order/order-phase.ts';\n",
  ),
  {
    ...replaceFile('boundaries', 'a folder in no layer', 'apps/cabinet/src/helpers/planted.ts', 'export const planted = 1;\n'),
    expectedOutput: ['apps/cabinet/src/helpers is in no layer'],
  },
  {
    ...changeFile('boundaries', 'a query two files below a view', 'apps/cabinet/src/domain/card/card-name.ts'),
    text: (before) =>
      `import { useQuery } from '@tanstack/react-query';\n${before}\nexport const use${FIXTURE_NAME} = () => useQuery({ queryKey: ['${FIXTURE_NAME}'] });\n`,
    expectedOutput: ['cards.view.tsx -> ', 'card-name.ts imports @tanstack/react-query'],
  },
  {
    ...changeFile('boundaries', 'a dependency that the room may not have', 'packages/validators/package.json'),
    text: withDependency,
    expectedOutput: ['`@muddat/ui` found without any tag', '`@muddat/validators`'],
  },
  {
    ...changeFile('boundaries', 'a stale diagram', 'docs/architecture.md'),
    text: (before) => before.replace(/(?<=\n {2}cabinet --> )app-shell(?=.*\n)/, FIXTURE_NAME),
    expectedOutput: ['run `pnpm architecture`', 'it lacks «cabinet --> app-shell', `it has «cabinet --> ${FIXTURE_NAME}`],
  },
  {
    ...changeFile('deploy', 'an image that runs as root', 'deploy/container/Containerfile.gateway'),
    text: (before) => before.replace('USER 1000:1000', 'USER root'),
    expectedOutput: ['deploy/container/Containerfile.gateway: must set a user by number'],
  },
  {
    ...changeFile('monitoring', 'an alert that nobody knows what to do about', 'docs/operators/runbook.md'),
    text: (before) => before.replace('### PortalDown', '### The portal is down'),
    expectedOutput: ['PortalDown: has no section in docs/operators/runbook.md'],
  },
  {
    ...changeFile('monitoring', 'an alert that cannot fire', 'deploy/monitoring/alerts.yaml'),
    text: (before) => before.replace('muddat_gateway_store_up == 0', 'muddat_gateway_store_up == 2'),
    expectedOutput: ['promtool test rules', 'SessionStoreAway'],
  },
  {
    ...replaceFile('sizes', 'a file of 251 lines', schedule('planted-long.ts'), '// A line.\n'.repeat(251)),
    expectedOutput: [`${schedule('planted-long.ts')} has 251 lines`],
  },
  {
    ...replaceFile('sizes', 'a small file too many', 'packages/routing/src/planted-small.ts', 'export const planted = 1;\n'),
    expectedOutput: ['packages/routing: 4 of ', 'packages/routing/src/planted-small.ts'],
  },
  {
    ...replaceFile('words', 'an unclear comment', schedule('planted-comment.ts'), '// For ears.\nexport const planted = 1;\n'),
    expectedOutput: [`${schedule('planted-comment.ts')}:1`, 'write "screen reader"'],
  },
  {
    ...replaceFile('words', 'an unclear test title', schedule('planted-title.test.ts'), "test('the customer is told', () => {});\n"),
    expectedOutput: [`${schedule('planted-title.test.ts')}:1`, '"told"'],
  },
  {
    ...replaceFile('words', 'a sentence of 31 words', 'packages/schedule/src/README.md', `${'word '.repeat(30)}end.\n`),
    expectedOutput: ['packages/schedule/src/README.md:1', 'a sentence of 31 words'],
  },
  {
    ...changeFile('exports', 'a dead export', schedule('integers.ts')),
    text: (before) => `${before}\nexport const ${FIXTURE_NAME} = 1;\n`,
    expectedOutput: [schedule('integers.ts'), FIXTURE_NAME],
  },
  replaceFile('exports', 'a dead file', schedule('planted-file.ts'), 'export const dead = 1;\n'),
  {
    ...changeFile('exports', 'an unused dependency', 'packages/schedule/package.json'),
    text: (before) => before.replace('"devDependencies": {', '"devDependencies": {\n    "valibot": "catalog:",'),
  },
  {
    ...changeFile('contracts', 'an invalid contract', 'packages/sdk/contracts/billing.yaml'),
    text: (before) => before.replace('x-origin: spec', 'x-origin: guess'),
  },
  {
    ...changeFile('contracts', 'a stale generated type', 'packages/sdk/src/generated/auth.ts'),
    text: (before) => `${before}\nexport type ${FIXTURE_NAME} = 1;\n`,
  },
  {
    ...changeFile('migration', 'a stale migration', 'apps/sandbox/src/db/schema/auth.ts'),
    text: (before) => `${before}\nexport const ${FIXTURE_NAME} = pgTable('${FIXTURE_NAME}', { id: text() });\n`,
    expectedOutput: ['apps/sandbox/drizzle', FIXTURE_NAME],
  },
  replaceFile(
    'catalogs',
    'a message that no catalog has',
    'apps/cabinet/src/shared/page/planted-message.ts',
    "import { msg } from '@lingui/core/macro';\n\nexport const title = msg({ message: 'Посажено', comment: 'Planted' });\n",
  ),
  {
    ...changeFile('catalogs', 'an untranslated message', UZBEK),
    text: (before) => firstTranslation(before, 'msgstr ""'),
    expectedOutput: [`${UZBEK}: not translated`],
  },
  {
    ...changeFile('catalogs', 'a mixed alphabet', UZBEK),
    text: (before) => firstTranslation(before, 'msgstr "$1 Tоʻlov"'),
    expectedOutput: [`${UZBEK}: two alphabets in one word: Tоʻlov`],
  },
  {
    ...changeFile('catalogs', 'a wrong apostrophe', UZBEK),
    text: (before) => firstTranslation(before, 'msgstr "$1 to\'lov"'),
    expectedOutput: [`${UZBEK}: oʻ and gʻ take U+02BB`, "to'lov"],
  },
  {
    ...changeFile('catalogs', 'a message that nobody says', 'packages/i18n/catalogs/forms/ru.po'),
    text: (before) => `${before}\n#. Planted\nmsgid "Посажено и не сказано"\nmsgstr "Посажено и не сказано"\n`,
    expectedOutput: ['packages/i18n/catalogs/forms/ru.po: no longer used', 'Посажено и не сказано'],
  },
  replaceFile(
    'texts',
    'a hard-coded text between tags',
    'apps/cabinet/src/app/layout/planted-text.tsx',
    'export const PlantedText = () => <p>Pay now</p>;\n',
  ),
  replaceFile(
    'texts',
    'a hard-coded name for screen readers',
    'packages/ui/src/card/planted-name.tsx',
    'export const PlantedName = () => <p aria-label="Итого" />;\n',
  ),
  replaceFile('letters', 'a mixed alphabet in a source', schedule('planted-letters.ts'), "export const planted = 'Tоʻlov';\n"),
  replaceFile(
    'letters',
    'a wrong apostrophe in demo data',
    'apps/sandbox/src/seed/data/planted.ts',
    'export const planted = "ma\'lumot";\n',
  ),
  {
    ...changeFile('letters', 'a wrong apostrophe in a contract', 'packages/sdk/contracts/mobile.yaml'),
    text: (before) => `${before}\n# To'lov\n`,
    expectedOutput: ['packages/sdk/contracts/mobile.yaml:', "To'lov"],
  },
  replaceFile(
    'unit',
    'a failing unit test',
    schedule('planted.test.ts'),
    "import { expect, test } from 'vitest';\n\ntest('fails', () => {\n  expect(1).toBe(2);\n});\n",
  ),
  {
    ...changeFile('unit', 'a colour that cannot be read', 'packages/ui/src/theme/palettes.ts'),
    text: (before) => before.replace(/onCobaltQuiet: 'oklch\(0\.\d+/, "onCobaltQuiet: 'oklch(0.5"),
    expectedOutput: ['onCobaltQuiet is readable on cobalt'],
  },
  replaceFile(
    'rows',
    'a row id that is none',
    schedule('planted-row.test.ts'),
    `import { expect, test } from 'vitest';\n\ntest('[${['S99', '99'].join('-')}] passes', () => {\n  expect(1).toBe(1);\n});\n`,
  ),
  {
    ...changeFile('budgets', 'a bundle over its budget', 'apps/public-site/src/pages/content/home-page.tsx'),
    text: (before) => `${before}\nObject.assign(HomePage, { ${FIXTURE_NAME}: '${randomBytes(HEAVY_BYTES).toString('base64')}' });\n`,
    expectedOutput: ['home-page: ', 'src/pages/content/home-page.tsx'],
  },
  {
    ...changeFile('budgets', 'styles over their budget', 'apps/public-site/src/domain/content/blocks/kinds/blocks.css.ts'),
    text: (before) =>
      `import { globalStyle } from '@vanilla-extract/css';\n${before}\nglobalStyle('.${FIXTURE_NAME}', { content: '"${randomBytes(HEAVY_BYTES).toString('base64')}"' });\n`,
    expectedOutput: ['public-site: ', 'KB of styles, ', ' KB allowed; '],
  },
];

function changeFile(check: string, title: string, file: string): Mutant {
  return { check, title, file, text: (before) => before, expectedOutput: [file] };
}

function replaceFile(check: string, title: string, file: string, text: string): Mutant {
  return { ...changeFile(check, title, file), text: () => text };
}

function withDependency(before: string): string {
  return before.replace('"dependencies": {', '"dependencies": {\n    "@muddat/ui": "workspace:*",');
}
