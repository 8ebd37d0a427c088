// `node packages/sdk/scripts/generate.mjs [--check] [api...]`
// contracts/<api>.yaml -> src/generated/<api>.ts (types) and src/generated/<api>-operations.ts (the table of calls).
// `--check` writes nothing and ends with 1 when a file on disk is not what the contract says, naming each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { astToString, typesOf } from '@muddat/openapi-types';
import { parse } from 'yaml';
import { API_NAMES } from '../src/fixed-names.ts';

/** The five APIs, and what the gateway itself answers. */
const CONTRACTS = [...API_NAMES, 'gateway'];

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];
const root = new URL('../', import.meta.url);
const contractUrl = (api) => new URL(`contracts/${api}.yaml`, root);
const head = (api) =>
  `// Generated from contracts/${api}.yaml by scripts/generate.mjs. Do not edit: change the contract and run \`pnpm --filter @muddat/sdk generate\`.\n`;

function resolve(document, value) {
  if (typeof value?.$ref !== 'string') return value;
  if (!value.$ref.startsWith('#/')) throw new Error(`${value.$ref}: a contract refers only to itself`);
  let found = document;
  for (const step of value.$ref.slice(2).split('/')) found = found?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere`);
  return resolve(document, found);
}

/** Whether anybody may call it without a token. Such a call carries none: the caller's token source may be that very call. */
function isOpen(document, operation) {
  const security = operation.security ?? document.security ?? [];
  return security.length === 0 || security.some((entry) => Object.keys(entry).length === 0);
}

/** A picture's address is for `<img>`: only calls that answer JSON, or nothing, become methods. */
function answersJson(document, operation) {
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => /^2/.test(status));
  return answers.every(([, answer]) => {
    const content = resolve(document, answer).content;
    return content === undefined || content['application/json'] !== undefined;
  });
}

function tableEntry(document, method, path, item, operation) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((entry) => resolve(document, entry));
  const query = parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name);
  const key = parameters.some(
    (entry) => entry.in === 'header' && entry.name.toLowerCase() === 'idempotency-key' && entry.required === true,
  );
  const body = resolve(document, operation.requestBody);
  const form = body !== undefined && body.content?.['application/json'] === undefined;
  return {
    method,
    path,
    ...(isOpen(document, operation) ? { open: true } : {}),
    // All other arguments of a GET are its query. Only a write with both a query and a body needs this list to distinguish them.
    ...(query.length > 0 && method !== 'get' ? { query } : {}),
    ...(key ? { key } : {}),
    ...(form ? { form } : {}),
  };
}

const literal = (value) => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return `'${value}'`;
  return String(value);
};

function operationsText(api, document) {
  const lines = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      if (typeof operation.operationId !== 'string') throw new Error(`${api}: ${method} ${path} has no operationId`);
      // An upload in parts is a conversation that a client of its protocol leads (tus): no single call of it is a method.
      if (operation['x-protocol'] !== undefined || !answersJson(document, operation)) continue;
      const entry = tableEntry(document, method, path, item, operation);
      const fields = Object.entries(entry).map(([name, value]) => `${name}: ${literal(value)}`);
      lines.push(`  ${operation.operationId}: { ${fields.join(', ')} },`);
    }
  }
  return `${head(api)}\nexport const ${api}Operations = {\n${lines.join('\n')}\n} as const;\n`;
}

const emptyTypes = (api) =>
  `${head(api)}\nexport type paths = Record<never, never>;\nexport type components = Record<never, never>;\nexport type operations = Record<never, never>;\n`;
const emptyOperations = (api) => `${head(api)}\nexport const ${api}Operations = {} as const;\n`;

/** The texts of an API's generated files by their paths below src/generated. */
export async function generate(api) {
  const url = contractUrl(api);
  if (!existsSync(url)) return { [`${api}.ts`]: emptyTypes(api), [`${api}-operations.ts`]: emptyOperations(api) };
  const document = parse(readFileSync(url, 'utf8'));
  const types = astToString(await typesOf(url));
  return { [`${api}.ts`]: `${head(api)}\n${types}`, [`${api}-operations.ts`]: operationsText(api, document) };
}

async function main(args) {
  const check = args.includes('--check');
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((api) => !CONTRACTS.includes(api));
  if (unknown.length > 0) throw new Error(`no such contract: ${unknown.join(', ')}; there are ${CONTRACTS.join(', ')}`);
  const stale = [];
  for (const api of named.length > 0 ? named : CONTRACTS) {
    for (const [name, text] of Object.entries(await generate(api))) {
      const file = new URL(`src/generated/${name}`, root);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
      stale.push(`packages/sdk/src/generated/${name}`);
      if (!check) writeFileSync(file, text);
    }
  }
  for (const name of stale) console.log(check ? `stale: ${name}` : `written: ${name}`);
  if (check && stale.length > 0) {
    console.error('Run `pnpm --filter @muddat/sdk generate` and commit the result.');
    process.exitCode = 1;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
