// The table of an API's calls, which the client reads at run time.
import { answersJson, needsKey } from './contract.mjs';

/** Whether anybody may call it without a token. Such a call carries none: the caller's token source may be that very call. */
const isOpen = ({ security }) => security.length === 0 || security.some((entry) => Object.keys(entry).length === 0);

function tableEntry(operation) {
  const { method, path, parameters, body } = operation;
  const query = parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name);
  const isForm = body !== undefined && body.content?.['application/json'] === undefined;
  return {
    method,
    path,
    ...(isOpen(operation) ? { open: true } : {}),
    // All other arguments of a GET are its query. Only a write with both a query and a body needs this list to distinguish them.
    ...(query.length > 0 && method !== 'get' ? { query } : {}),
    ...(needsKey(operation) ? { key: true } : {}),
    ...(isForm ? { form: true } : {}),
    ...(answersJson(operation) ? {} : { file: true }),
    ...(operation.ignoresFailures ? { quiet: true } : {}),
  };
}

const literal = (value) => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value}'` : String(value);
};

export function operationsText(api, operations) {
  const lines = operations.map((operation) => {
    const fields = Object.entries(tableEntry(operation)).map(([name, value]) => `${name}: ${literal(value)}`);
    return `  ${operation.id}: { ${fields.join(', ')} },`;
  });
  return `export const ${api}Operations = {\n${lines.join('\n')}\n} as const;\n`;
}
