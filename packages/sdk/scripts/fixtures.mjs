// The examples of an API's contract as typed values, for the tests of those who call it.
import { answersJson, resolve } from './contract.mjs';

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);
const entryText = (name, value) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;

const examplesOf = (media, document) =>
  Object.entries(media?.examples ?? {}).map(([name, entry]) => [name, resolve(document, entry).value]);

/** Getters, so that each reading makes a new value, and TypeScript compares each with the type of the operation's result. */
function fixtureText(api, { id, success }, document) {
  const examples = examplesOf(success[0]?.content?.['application/json'], document);
  if (examples.length === 0) return '';
  const type = `Awaited<ReturnType<${capitalized(api)}Api['${id}']>>`;
  const getters = examples.map(([name, value]) => `    get ${name}(): ${type} {\n      return open(${JSON.stringify(value)});\n    },\n`);
  return `  ${id}: {\n${getters.join('')}  },\n`;
}

/** The success of an operation, and the status of each of its problem codes: the highest, where a code has several. */
function factsText(operation, document) {
  const { id, success, problemCodes } = operation;
  const [{ status, content }] = success;
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const file =
    type === undefined || answersJson(operation)
      ? ''
      : `file: { type: '${type}', text: ${JSON.stringify(examplesOf(media, document)[0][1])} }, `;
  const codes = Object.fromEntries(
    Object.entries(problemCodes).flatMap(([refused, names]) => names.map((name) => [name, Number(refused)])),
  );
  return `  ${id}: { status: ${status}, ${file}codes: ${JSON.stringify(codes)} },\n`;
}

/** A problem of each code that has an example anywhere in the contract; else an example of what its code adds. */
function problemsOf(document) {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const problems = operations.flatMap(({ responses }) =>
    Object.entries(responses ?? {})
      .filter(([status]) => /^[45]/.test(status))
      .flatMap(([, answer]) => examplesOf(resolve(document, answer).content?.['application/json'], document))
      .map(([, value]) => value),
  );
  const data = Object.entries(document['x-problem-data'] ?? {})
    .filter(([code]) => !code.includes('.'))
    .map(([code, schema]) => ({ code, ...resolve(document, schema).examples?.[0] }));
  return new Map([...data, ...problems.toReversed()].map((problem) => [problem.code, problem]));
}

export function fixturesText(api, operations, document) {
  const problems = [...problemsOf(document)].map(([code, problem]) => `  ${entryText(code, problem)},\n`);
  return (
    `import { type OperationFacts, open, type Problem } from '../fixtures/operation-facts.ts';\nimport type { ${capitalized(api)}Api } from './${api}.ts';\n\n` +
    `/** The examples of what the operations of the ${api} API answer. */\n` +
    `export const ${api}Fixtures = {\n${operations.map((operation) => fixtureText(api, operation, document)).join('')}};\n\n` +
    `export const ${api}Facts: Record<keyof ${capitalized(api)}Api, OperationFacts> = {\n${operations.map((operation) => factsText(operation, document)).join('')}};\n\n` +
    `/** An example of the problems by their codes, where the contract has one. */\n` +
    `export const ${api}Problems: Record<string, Partial<Problem>> = {\n${problems.join('')}};\n`
  );
}
