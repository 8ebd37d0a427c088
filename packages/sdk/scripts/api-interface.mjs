// The interface of an API's client: a documented method for each operation, with its arguments as a plain interface.
import { answersJson, resolve, schemaName, takesKey } from './contract.mjs';

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);
const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

function comment(paragraphs, indent = '') {
  const lines = paragraphs.filter(Boolean).flatMap((text, index) => [...(index > 0 ? [''] : []), ...text.trim().split('\n')]);
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

const bodyMedia = ({ body }) =>
  body === undefined ? undefined : (body.content['application/json'] ?? body.content['application/x-www-form-urlencoded']);
const bodyName = (operation) => schemaName(bodyMedia(operation)?.schema) ?? `${capitalized(operation.id)}Body`;

const urlParameters = ({ parameters }) => parameters.filter((entry) => entry.in === 'path' || entry.in === 'query');

const needsFields = (schema) => (schema.required ?? []).length > 0 || schema['x-variants'] !== undefined || schema.oneOf !== undefined;

/** The type of a call's first argument, with its declaration; null for a call that takes none. */
function argumentsOf(operation, document) {
  const parameters = urlParameters(operation);
  const media = bodyMedia(operation);
  if (parameters.length === 0 && media === undefined) return null;
  const isRequired =
    parameters.some((entry) => entry.required === true) || (media !== undefined && needsFields(resolve(document, media.schema)));
  if (parameters.length === 0) return { name: bodyName(operation), isRequired, declaration: '' };
  const name = `${capitalized(operation.id)}Args`;
  const members = parameters.map(
    (entry) =>
      comment([entry.description ?? ''], '  ') +
      `  ${entry.name}${entry.required === true ? '' : '?'}: NonNullable<operations['${operation.id}']['parameters']['${entry.in}']>['${entry.name}'];\n`,
  );
  const text = `{\n${members.join('')}}`;
  const about = `/** Arguments of \`${operation.id}\`. */\n`;
  if (media === undefined) return { name, isRequired, declaration: `${about}export interface ${name} ${text}\n` };
  return { name, isRequired, declaration: `${about}export type ${name} = ${bodyName(operation)} & ${text};\n` };
}

/** The fields of a success's schema, when it is one object. */
function answerFields(operation, document) {
  const schema = resolve(document, operation.success[0]?.content?.['application/json']?.schema);
  return schema?.properties ?? {};
}

function resultOf(operation) {
  if (!answersJson(operation)) return 'FileAnswer';
  const types = operation.success.map(({ status, content, isNamed }) => {
    if (content === undefined) return 'undefined';
    const schema = content['application/json'].schema;
    if (schemaName(schema) !== undefined) return schemaName(schema);
    if (isNamed) return `operations['${operation.id}']['responses'][${status}]['content']['application/json']`;
    return schema.properties === undefined
      ? `operations['${operation.id}']['responses'][${status}]['content']['application/json']`
      : `${capitalized(operation.id)}Response`;
  });
  return [...new Set(types)].join(' | ');
}

/** How the pages of a list follow each other; null for a call that answers everything at once. */
export function pagingOf(operation, document) {
  const names = urlParameters(operation).map(({ name }) => name);
  const fields = answerFields(operation, document);
  if (fields.data === undefined) return null;
  if (names.includes('cursor') && fields.next_cursor !== undefined) return 'cursor';
  return names.includes('page') && fields.meta !== undefined ? 'page' : null;
}

const optionsOf = (operation) => (takesKey(operation) ? 'CallOptions' : 'RequestOptions');

function errorsText({ problemCodes }) {
  const codes = Object.entries(problemCodes).flatMap(([status, names]) => names.map((name) => `\`${name}\` (${status})`));
  return codes.length === 0 ? '' : `Errors by code: ${codes.join(', ')}.`;
}

/** The portal alone calls the gateway, and only for results: plain promises are easier to replace in its tests. */
function answerType(api, operation, document) {
  const result = resultOf(operation);
  if (api === 'gateway') return `Promise<${result}>`;
  return pagingOf(operation, document) === null ? `ApiCall<${result}>` : `PagedCall<${result}>`;
}

function methodText(api, operation, args, document) {
  const parameter = args === null ? 'args?: NoArguments' : `args${args.isRequired ? '' : '?'}: ${args.name}`;
  const doc = comment([sentence(operation.summary ?? ''), operation.description ?? '', errorsText(operation)], '  ');
  return `${doc}  ${operation.id}(${parameter}, options?: ${optionsOf(operation)}): ${answerType(api, operation, document)};\n`;
}

function codesText(operations) {
  const lines = operations.map(({ id, problemCodes }) => {
    const codes = [...new Set(Object.values(problemCodes).flat())].sort();
    return `  ${id}: ${codes.length === 0 ? 'string' : codes.map((code) => `'${code}'`).join(' | ')};\n`;
  });
  return `{\n${lines.join('')}}`;
}

/** What problems add to their body: an interface with a member for each code, or for the code of one operation (`getQuote.validation_failed`). */
function problemDataText(document) {
  const lines = Object.entries(document['x-problem-data'] ?? {}).map(([code, schema]) => `  '${code}': ${schemaName(schema)};\n`);
  return `{\n${lines.join('')}}`;
}

/** The types after those of the contract's schemas. `operations` are those with a method. */
export function interfaceText(api, operations, document) {
  const withArguments = operations.map((operation) => [operation, argumentsOf(operation, document)]);
  const declarations = withArguments.map(([, args]) => args?.declaration ?? '').join('');
  const methods = withArguments.map(([operation, args]) => methodText(api, operation, args, document)).join('');
  const title = `The methods of the ${api} API, one for each operation of its contract.`;
  return (
    `${declarations}\n/** ${title} */\nexport interface ${capitalized(api)}Api {\n${methods}}\n\n` +
    `/** The problem codes that each operation may be refused with. */\nexport interface ${capitalized(api)}ProblemCodes ${codesText(operations)}\n\n` +
    `/** What the problems of a code add to the body; \`operation.code\` where one operation adds something of its own. */\nexport interface ${capitalized(api)}ProblemData ${problemDataText(document)}\n`
  );
}

/** The type of a field that a variant needs. A named schema is taken by its name, so that its own variants count. */
function neededType(name, schema, field) {
  const { items, ...property } = schema.properties[field];
  const named = schemaName(property) ?? (schemaName(items) === undefined ? undefined : `${schemaName(items)}[]`);
  return named ?? `NonNullable<${name}Fields['${field}']>`;
}

/** One alternative of an `x-variants` group: what it fixes, needs and excludes. */
function variantText(name, schema, { needs = [], without = [], ...fixed }) {
  const members = [
    ...Object.entries(fixed).map(
      ([field, values]) => `${field}: ${values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')}`,
    ),
    ...needs.map((field) => `${field}: ${neededType(name, schema, field)}`),
    ...without.map((field) => `${field}?: never`),
  ];
  return `{ ${members.join('; ')} }`;
}

/** Schemas whose optional fields depend on each other, as a union of what goes together. */
export function variantsText(document) {
  return schemasInParts(document)
    .map((name) => {
      const schema = document.components.schemas[name];
      const groups = schema['x-variants'].map(
        (group) => `(\n${group.map((variant) => `  | ${variantText(name, schema, variant)}\n`).join('')})`,
      );
      return `${comment([schema.description ?? ''])}export type ${name} = ${[`${name}Fields`, ...groups].join(' & ')};\n`;
    })
    .join('');
}

export const schemasInParts = (document) =>
  Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => (schema['x-variants'] === undefined ? [] : [name]));
