// `node packages/sdk/scripts/generate.mjs [--check] [api...]`
// contracts/<api>.yaml -> src/generated/<api>.ts (types and the client's interface) and src/generated/<api>-operations.ts (the table of calls).
// All contracts -> llms.txt, the index for language models.
// `--check` writes nothing and ends with 1 when a file on disk is not what the contract says, naming each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { idTypeOf, typesOf } from '@muddat/openapi-types';
import { interfaceText, schemasInParts, variantsText } from './api-interface.mjs';
import { CONTRACTS, operationsOf, readContract } from './contract.mjs';
import { fixturesText } from './fixtures.mjs';
import { llmsText } from './llms-text.mjs';
import { operationsText } from './operations-table.mjs';
import { schemasText } from './valibot-schemas.mjs';

const root = new URL('../', import.meta.url);
const head = (api) =>
  `// Generated from contracts/${api}.yaml by scripts/generate.mjs. Do not edit: change the contract and run \`pnpm --filter @muddat/sdk generate\`.\n`;

const importText = (path, names, text) => {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return used.length === 0 ? '' : `import type { ${used.join(', ')} } from '${path}';\n`;
};

const idKinds = (value) =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, member]) => (name === 'x-id' && typeof member === 'string' ? [member] : idKinds(member)));

/** The texts of an API's generated files by their paths below src/generated. */
export async function generate(api) {
  const document = readContract(api);
  const operations = operationsOf(api, document).filter(({ isConversation }) => !isConversation);
  const types = await typesOf(structuredClone(document), new Set(schemasInParts(document)));
  const text = `${variantsText(document)}${types}\n${interfaceText(api, operations, document)}`;
  const ids = [...new Set(idKinds(document))].map(idTypeOf).sort();
  const imports =
    importText('../client/answers.ts', ['ApiCall', 'FileAnswer', 'PagedCall'], text) +
    importText('../client/call-options.ts', ['CallOptions', 'NoArguments', 'RequestOptions'], text) +
    importText('../ids.ts', ids, text);
  return {
    [`${api}.ts`]: `${head(api)}${imports}\n${text}`,
    [`${api}-operations.ts`]: `${head(api)}\n${operationsText(api, operations)}`,
    [`${api}-schemas.ts`]: `${head(api)}${schemasText(api, operations, document)}`,
    // The gateway is the portal's own: nobody else calls it.
    ...(api === 'gateway' ? {} : { [`${api}-fixtures.ts`]: `${head(api)}${fixturesText(api, operations, document)}` }),
  };
}

async function main(args) {
  const check = args.includes('--check');
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((api) => !CONTRACTS.includes(api));
  if (unknown.length > 0) throw new Error(`no such contract: ${unknown.join(', ')}; there are ${CONTRACTS.join(', ')}`);
  const stale = [];
  const keep = (path, text) => {
    const file = new URL(path, root);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    stale.push(`packages/sdk/${path}`);
    if (!check) writeFileSync(file, text);
  };
  for (const api of named.length > 0 ? named : CONTRACTS)
    for (const [name, text] of Object.entries(await generate(api))) keep(`src/generated/${name}`, text);
  keep('llms.txt', llmsText());
  for (const name of stale) console.log(check ? `stale: ${name}` : `written: ${name}`);
  if (check && stale.length > 0) {
    console.error('Run `pnpm --filter @muddat/sdk generate` and commit the result.');
    process.exitCode = 1;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
