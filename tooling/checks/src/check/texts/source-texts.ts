import { parseSync } from 'vite';
import { childrenOf, identifierName, isNode, nodeAt, nodesAt, propertyKey, type SyntaxNode } from './nodes.ts';

/** A text in a source file, with its position. */
export type SourceText = {
  text: string;
  line: number;
  /** `child`: between tags. `value`: of the attribute or property `name`. `string`: anywhere else. */
  context: 'child' | 'value' | 'string';
  name: string;
  /** Inside a Lingui macro, whose texts go into the catalogs, or in a table with the text in every language. */
  translated: boolean;
};
type TextContext = Pick<SourceText, 'context' | 'name' | 'translated'>;

const MACRO_CALLS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);
const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Types and module names, which are not texts for readers. */
const WITHOUT_TEXTS = /^(?:TSType(?!Assertion)|TSInterface|TSLiteralType|TSModule|Import|ExportAll)/;
/** Nodes whose children have the same `context` as the node. */
const KEEPS_CONTEXT = /^(?:JSX|Template|Logical|TSAs|TSSatisfies|TSNonNull|Parenthesized)/;

/**
 * The texts of a TypeScript or TSX file: strings, templates and text between tags, without types and module names.
 * @throws Error on a file that does not parse
 */
export function findSourceTexts(file: string, source: string): SourceText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: SourceText[] = [];
  visitAll([program], { context: 'string', name: '', translated: false }, (text, start, where) => {
    found.push({ text, line: source.slice(0, start).split('\n').length, ...where });
  });
  return found;
}

type OnText = (text: string, start: number, where: TextContext) => void;

function visitAll(nodes: readonly unknown[], where: TextContext, keep: OnText): void {
  for (const node of nodes) if (isNode(node)) visit(node, where, keep);
}

function visit(node: SyntaxNode, where: TextContext, keep: OnText): void {
  const text = textOf(node);
  if (text !== undefined) {
    keep(text, node.start, node.type === 'JSXText' ? { ...where, context: 'child', name: '' } : where);
    return;
  }
  if (WITHOUT_TEXTS.test(node.type)) return;
  for (const [nodes, place] of childrenWithContext(node, where)) visitAll(nodes, place, keep);
}

function textOf(node: SyntaxNode): string | undefined {
  const { value } = node;
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof value === 'string' ? value : undefined;
  if (node.type !== 'TemplateElement' || typeof value !== 'object' || value === null || !('cooked' in value)) return undefined;
  return typeof value.cooked === 'string' ? value.cooked : undefined;
}

/** The children of a node, each with the `context` of its texts. */
function childrenWithContext(node: SyntaxNode, where: TextContext): (readonly [nodes: readonly unknown[], where: TextContext])[] {
  const plain: TextContext = { ...where, context: 'string', name: '' };
  switch (node.type) {
    case 'JSXElement': {
      const opening = nodeAt(node, 'openingElement');
      const isMacro = MACRO_TAGS.has(identifierName(opening?.['name']));
      return [
        [opening ? nodesAt(opening, 'attributes') : [], { ...plain, translated: isMacro }],
        [nodesAt(node, 'children'), { context: 'child', name: '', translated: where.translated || isMacro }],
      ];
    }
    case 'JSXFragment':
      return [[nodesAt(node, 'children'), { ...where, context: 'child', name: '' }]];
    case 'JSXAttribute':
      return [[nodesAt(node, 'value'), { ...where, context: 'value', name: identifierName(node['name']) }]];
    case 'Property':
      return [[nodesAt(node, 'value'), { ...where, context: 'value', name: propertyKey(node) }]];
    case 'ObjectExpression': {
      const keys = nodesAt(node, 'properties').map(propertyKey);
      // A table with the text in both languages. It is complete, because its type is a Record over the languages.
      const translated = where.translated || (keys.includes('ru') && keys.some((key) => key.startsWith('uz')));
      return [[nodesAt(node, 'properties'), { ...plain, translated }]];
    }
    case 'CallExpression': {
      const translated = where.translated || MACRO_CALLS.has(identifierName(node['callee']));
      return [
        [nodesAt(node, 'callee'), plain],
        [nodesAt(node, 'arguments'), { ...plain, translated }],
      ];
    }
    case 'TaggedTemplateExpression':
      return [[nodesAt(node, 'quasi'), { ...where, translated: where.translated || MACRO_CALLS.has(identifierName(node['tag'])) }]];
    case 'ConditionalExpression':
      return [
        // Texts in a condition are not shown.
        [nodesAt(node, 'test'), plain],
        [[...nodesAt(node, 'consequent'), ...nodesAt(node, 'alternate')], where],
      ];
    case 'BinaryExpression':
      return [[childrenOf(node), node['operator'] === '+' ? where : plain]];
    default:
      return [[childrenOf(node), KEEPS_CONTEXT.test(node.type) ? where : plain]];
  }
}
