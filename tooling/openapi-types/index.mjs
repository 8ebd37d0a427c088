import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

export { astToString };

const { factory } = ts;
const number = () => factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
const span = (text, isLast) =>
  factory.createTemplateLiteralTypeSpan(number(), isLast ? factory.createTemplateTail(text) : factory.createTemplateMiddle(text));
/** The type of a calendar date: `${number}-${number}-${number}`, so that any other string is a type error. */
const calendarDate = () => factory.createTemplateLiteralType(factory.createTemplateHead(''), [span('-'), span('-'), span('', true)]);
const isNullable = (schema) => Array.isArray(schema.type) && schema.type.includes('null');

/** The types of a contract. A text of the format `date` is a calendar date, not any string. */
export const typesOf = (url) =>
  openapiTS(url, {
    defaultNonNullable: false,
    silent: true,
    transform(schema) {
      if (schema.format !== 'date') return undefined;
      return isNullable(schema)
        ? factory.createUnionTypeNode([calendarDate(), factory.createLiteralTypeNode(factory.createNull())])
        : calendarDate();
    },
  });
