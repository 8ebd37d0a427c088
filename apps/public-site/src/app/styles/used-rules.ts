import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';

/** A piece of a style sheet: text that every document has, a rule, or a block of rules such as `@media`. */
type Piece = string | { text: string; alternatives: readonly (readonly string[])[] } | { head: string; pieces: readonly Piece[] };

/** Blocks whose contents are rules for elements. All others (`@keyframes`, `@font-face`, `@property`) are kept as a whole. */
const RULE_BLOCKS: readonly string[] = ['layer', 'media', 'supports', 'container'];
const ATTRIBUTE = /\[[^\]]*\]/g;
/** `:not(.a)`, `:is(.a, .b)` and the like, the innermost first: an element may match without having these classes. */
const FUNCTION = /:[\w-]+\([^()]*\)/;
/** What is left of an escape, or of a string with brackets. */
const UNREADABLE = /[\\()\]"']/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Returns a function that selects the rules of a style sheet for the HTML of a document: those whose classes all occur in it, and those
 * without classes. The order of the rules stays.
 */
export function createRuleSelection(sheet: string): (html: string) => string {
  const pieces = parse(sheet).nodes.flatMap(toPiece);
  return (html) => {
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    return textOf(pieces, classes);
  };
}

function toPiece(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [toRule(node)];
  if (node.type === 'atrule' && node.nodes && RULE_BLOCKS.includes(node.name)) return [toBlock(node, node.nodes)];
  return [node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString()];
}

/** A rule with rules inside is kept. */
const toRule = (rule: Rule): Piece =>
  rule.some(({ type }) => type === 'rule' || type === 'atrule')
    ? rule.toString()
    : { text: rule.toString(), alternatives: rule.selectors.map(classesOf) };

/** The classes that a document must have for the selector to match. Empty if the selector is not understood, so that its rule is kept. */
function classesOf(selector: string): string[] {
  let plain = selector.replace(ATTRIBUTE, '');
  while (FUNCTION.test(plain)) plain = plain.replace(FUNCTION, '');
  return UNREADABLE.test(plain) ? [] : [...plain.matchAll(CLASS)].map(([, name = '']) => name);
}

const toBlock = ({ name, params }: AtRule, nodes: Container['nodes'] & object): Piece => ({
  head: `@${name} ${params}`,
  pieces: nodes.flatMap(toPiece),
});

function textOf(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if ('text' in piece) {
      if (piece.alternatives.some((names) => names.every((name) => classes.has(name)))) text += piece.text;
    } else {
      const inner = textOf(piece.pieces, classes);
      if (inner !== '') text += `${piece.head}{${inner}}`;
    }
  }
  return text;
}
