import { parseSync } from 'vite';
import { childrenOf, isNode, keyOf, type Node, nameOf, nodeAt, nodesAt } from './nodes.ts';

/** A text in a source file, with its position. */
export type SaidText = {
  text: string;
  line: number;
  /** `child`: between tags. `value`: of the attribute or property `name`. `string`: anywhere else. */
  place: 'child' | 'value' | 'string';
  name: string;
  /** Inside a Lingui macro, whose texts go into the catalogs, or in a table with the text in every language. */
  translated: boolean;
};
type Where = Pick<SaidText, 'place' | 'name' | 'translated'>;

const MACRO_CALLS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);
const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Types and module names, which are not texts for readers. */
const SILENT = /^(?:TSType(?!Assertion)|TSInterface|TSLiteralType|TSModule|Import|ExportAll)/;
/** Nodes whose children have the same `place` as the node. */
const PASSES_ON = /^(?:JSX|Template|Logical|TSAs|TSSatisfies|TSNonNull|Parenthesized)/;

/**
 * The texts of a TypeScript or TSX file: strings, templates and text between tags, without types and module names.
 * @throws Error on a file that does not parse
 */
export function saidTexts(file: string, source: string): SaidText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: SaidText[] = [];
  visitAll([program], { place: 'string', name: '', translated: false }, (text, start, where) => {
    found.push({ text, line: source.slice(0, start).split('\n').length, ...where });
  });
  return found;
}

type Keep = (text: string, start: number, where: Where) => void;

function visitAll(nodes: readonly unknown[], where: Where, keep: Keep): void {
  for (const node of nodes) if (isNode(node)) visit(node, where, keep);
}

function visit(node: Node, where: Where, keep: Keep): void {
  const text = textOf(node);
  if (text !== undefined) {
    keep(text, node.start, node.type === 'JSXText' ? { ...where, place: 'child', name: '' } : where);
    return;
  }
  if (SILENT.test(node.type)) return;
  for (const [nodes, place] of partsOf(node, where)) visitAll(nodes, place, keep);
}

function textOf(node: Node): string | undefined {
  const { value } = node;
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof value === 'string' ? value : undefined;
  if (node.type !== 'TemplateElement' || typeof value !== 'object' || value === null || !('cooked' in value)) return undefined;
  return typeof value.cooked === 'string' ? value.cooked : undefined;
}

/** The children of a node, each with the `place` of its texts. */
function partsOf(node: Node, where: Where): (readonly [nodes: readonly unknown[], where: Where])[] {
  const plain: Where = { ...where, place: 'string', name: '' };
  switch (node.type) {
    case 'JSXElement': {
      const opening = nodeAt(node, 'openingElement');
      const isMacro = MACRO_TAGS.has(nameOf(opening?.['name']));
      return [
        [opening ? nodesAt(opening, 'attributes') : [], { ...plain, translated: isMacro }],
        [nodesAt(node, 'children'), { place: 'child', name: '', translated: where.translated || isMacro }],
      ];
    }
    case 'JSXFragment':
      return [[nodesAt(node, 'children'), { ...where, place: 'child', name: '' }]];
    case 'JSXAttribute':
      return [[nodesAt(node, 'value'), { ...where, place: 'value', name: nameOf(node['name']) }]];
    case 'Property':
      return [[nodesAt(node, 'value'), { ...where, place: 'value', name: keyOf(node) }]];
    case 'ObjectExpression': {
      const keys = nodesAt(node, 'properties').map(keyOf);
      // A table with the text in both languages. It is complete, because its type is a Record over the languages.
      const translated = where.translated || (keys.includes('ru') && keys.some((key) => key.startsWith('uz')));
      return [[nodesAt(node, 'properties'), { ...plain, translated }]];
    }
    case 'CallExpression': {
      const translated = where.translated || MACRO_CALLS.has(nameOf(node['callee']));
      return [
        [nodesAt(node, 'callee'), plain],
        [nodesAt(node, 'arguments'), { ...plain, translated }],
      ];
    }
    case 'TaggedTemplateExpression':
      return [[nodesAt(node, 'quasi'), { ...where, translated: where.translated || MACRO_CALLS.has(nameOf(node['tag'])) }]];
    case 'ConditionalExpression':
      return [
        // Texts in a condition are not shown.
        [nodesAt(node, 'test'), plain],
        [[...nodesAt(node, 'consequent'), ...nodesAt(node, 'alternate')], where],
      ];
    case 'BinaryExpression':
      return [[childrenOf(node), node['operator'] === '+' ? where : plain]];
    default:
      return [[childrenOf(node), PASSES_ON.test(node.type) ? where : plain]];
  }
}
