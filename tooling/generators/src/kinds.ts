import { storiesOf } from './component-stories.ts';
import { camelOf, pascalOf } from './names.ts';

/** Files by their path from the root, with their text, and what is left for the hand. */
export type Plan = { files: Record<string, string>; next: string[] };
export type Kind = { usage: string; plan: (name: string, owner: string | undefined) => Plan };

/** What `pnpm new` makes: the files that a new part must have, in the shape of those beside it. */
export const KINDS: Record<string, Kind> = {
  component: {
    usage: 'pnpm new component order-tile',
    plan: (name) => {
      const Name = pascalOf(name);
      const folder = `packages/ui/src/${name}`;
      return {
        files: {
          [`${folder}/${Name}.tsx`]: `import type { ReactNode } from 'react';\nimport * as css from './${Name}.css.ts';\n\nexport interface ${Name}Props {\n  children: ReactNode;\n}\n\nexport function ${Name}({ children }: ${Name}Props) {\n  return <div className={css.root}>{children}</div>;\n}\n`,
          [`${folder}/${Name}.css.ts`]: `import { kitStyle } from '../theme/style.ts';\n\nexport const root = kitStyle({ display: 'block' });\n`,
          [`${folder}/${Name}.stories.tsx`]: storiesOf(Name),
          [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from './${Name}.tsx';\n`,
        },
        next: [
          `add "./${name}" to the exports of packages/ui/package.json, and its name to their test`,
          'answer the five questions of its guidelines, and name its section in the title',
          'look at its Overview and take the first picture: pnpm pictures:kit --update',
        ],
      };
    },
  },
  operation: {
    usage: 'pnpm new operation billing get-receipt',
    plan: (name, owner) => {
      if (!owner || !/^(auth|installment|mobile|builder|billing)$/.test(owner))
        throw new RangeError('an operation belongs to auth, installment, mobile, builder or billing');
      const id = camelOf(name);
      return {
        files: {
          [`apps/sandbox/src/apis/${owner}/${name}.ts`]: `import { operation } from '../../core/operation.ts';\nimport { Problem } from '../../core/problem.ts';\n\nexport const ${id} = operation('${owner}', '${id}', async () => {\n  throw new Problem('not_found');\n});\n`,
        },
        next: [
          `describe ${id} in packages/sdk/contracts/${owner}.yaml and run node packages/sdk/scripts/generate.mjs ${owner}`,
          `list it in apps/sandbox/src/apis/${owner}/index.ts`,
        ],
      };
    },
  },
  feature: {
    usage: 'pnpm new feature cabinet top-up',
    plan: (name, owner) => {
      if (owner !== 'cabinet' && owner !== 'public-site') throw new RangeError('a feature belongs to cabinet or public-site');
      const [Name, camel] = [pascalOf(name), camelOf(name)];
      const folder = `apps/${owner}/src/features/${name}`;
      return {
        files: {
          [`${folder}/${name}.machine.ts`]: `/** Where the flow stands. States are nouns, events are in the past tense. */\nexport type ${Name}State = { kind: 'form' } | { kind: 'done' };\nexport type ${Name}Event = { type: 'submitted' };\n\nexport const initial${Name}State: ${Name}State = { kind: 'form' };\n\nexport function ${camel}Machine(state: ${Name}State, event: ${Name}Event): ${Name}State {\n  return state.kind === 'form' && event.type === 'submitted' ? { kind: 'done' } : state;\n}\n`,
          [`${folder}/${name}.machine.test.ts`]: `import { expect, test } from 'vitest';\nimport { initial${Name}State, ${camel}Machine } from './${name}.machine.ts';\n\ntest('a submitted form is done', () => {\n  expect(${camel}Machine(initial${Name}State, { type: 'submitted' })).toEqual({ kind: 'done' });\n});\n`,
          [`${folder}/${name}.view.tsx`]: `import type { ${Name}Event, ${Name}State } from './${name}.machine.ts';\n\nexport function ${Name}View({ state, send }: { state: ${Name}State; send: (event: ${Name}Event) => void }) {\n  return <button onClick={() => send({ type: 'submitted' })}>{state.kind}</button>;\n}\n`,
          [`${folder}/${name}.controller.tsx`]: `import { useReducer } from 'react';\nimport { initial${Name}State, ${camel}Machine } from './${name}.machine.ts';\nimport { ${Name}View } from './${name}.view.tsx';\n\nexport function ${Name}Controller() {\n  const [state, send] = useReducer(${camel}Machine, initial${Name}State);\n  return <${Name}View state={state} send={send} />;\n}\n`,
        },
        next: [`mount ${Name}Controller in a route of apps/${owner}/src/routes`],
      };
    },
  },
};
