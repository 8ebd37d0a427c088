import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { nameTypes } from './named-types.mjs';

const { factory } = ts;
const number = () => factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
const span = (text, isLast) =>
  factory.createTemplateLiteralTypeSpan(number(), isLast ? factory.createTemplateTail(text) : factory.createTemplateMiddle(text));
/** The type of a calendar date: `${number}-${number}-${number}`, so that any other string is a type error. */
const calendarDate = () => factory.createTemplateLiteralType(factory.createTemplateHead(''), [span('-'), span('-'), span('', true)]);
const isNullable = (schema) => Array.isArray(schema.type) && schema.type.includes('null');

/** The type of a text that is more than any string: an id of some kind (`x-id: payment` is `PaymentId`) or a calendar date. */
function specialText(schema) {
  if (schema['x-id'] !== undefined) return factory.createTypeReferenceNode(idTypeOf(schema['x-id']));
  return schema.format === 'date' ? calendarDate() : undefined;
}

/** The name of the type of an id: `payment` is a `PaymentId`. */
export const idTypeOf = (kind) => `${kind[0].toUpperCase()}${kind.slice(1)}Id`;

/**
 * The TypeScript of a contract's types, with a named declaration for each schema and inline body (see `nameTypes`).
 * Descriptions stand in the comments without the tag `@description`, as editors show them best.
 */
export async function typesOf(contract, inParts) {
  const nodes = await openapiTS(contract, {
    defaultNonNullable: false,
    silent: true,
    transform(schema) {
      const type = specialText(schema);
      if (type === undefined || !isNullable(schema)) return type;
      return factory.createUnionTypeNode([type, factory.createLiteralTypeNode(factory.createNull())]);
    },
  });
  return astToString(nameTypes(nodes, inParts))
    .replaceAll('@description ', '')
    .replace(/^(\s*\*) {2,}/gm, '$1 ')
    .replace(/^\s*\/\*\* @enum \{[^}]+\} \*\/\n|^\s*\* @enum \{[^}]+\}\n/gm, '');
}
