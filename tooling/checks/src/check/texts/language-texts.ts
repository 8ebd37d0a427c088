import { parseSync } from 'vite';
import { childrenOf, identifierName, isNode, nodeAt, nodesAt, propertyKey, type SyntaxNode } from './nodes.ts';
import type { TextLanguage } from './terms.ts';

/** A text in one language. In a template, `{}` replaces each value. */
export type LanguageText = { language: TextLanguage; text: string; line: number };

/** Names of keys, constants and files that give the language of the text below them. Transliterated Uzbek is not checked. */
const LANGUAGE_OF_KEY = new Map<string, TextLanguage | 'none'>([
  ['ru', 'ru'],
  ['uz', 'uz'],
  ['uz-Latn', 'uz'],
  ['uz-Cyrl', 'none'],
]);
/** Lingui macros, whose texts are in the catalogs. */
const MACROS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal', 'Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Endings of names that give the language too: `titleUz`, `untilRu`. */
const ENDINGS = /(?:^|[a-z])(ru|Ru|uz|Uz)$/;
const WITHOUT_TEXTS = /^(?:TSType(?!Assertion)|TSInterface|TSLiteralType|TSModule|Import|ExportAll)/;

/**
 * The Russian and Uzbek texts of a source file outside the catalogs. The language comes from the key or the file, else from the letters.
 * @throws Error on a file that does not parse
 */
export function findLanguageTexts(file: string, source: string): LanguageText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: LanguageText[] = [];
  const whole = LANGUAGE_OF_KEY.get(/(?:^|[/-])(ru|uz)\.ts$/.exec(file)?.[1] ?? '');
  const visit = (node: unknown, known: TextLanguage | 'none' | undefined): void => {
    if (!isNode(node) || WITHOUT_TEXTS.test(node.type) || isMacro(node)) return;
    const text = textOf(node);
    const language = text === undefined ? undefined : (known ?? languageByLetters(text));
    if (text !== undefined && (language === 'ru' || language === 'uz')) {
      found.push({ language, text, line: source.slice(0, node.start).split('\n').length });
    }
    for (const [child, below] of childrenWithLanguage(node, known)) visit(child, below);
  };
  visit(program, whole);
  return found;
}

const languageByLetters = (text: string): TextLanguage | undefined =>
  /\p{Script=Cyrillic}/u.test(text) ? 'ru' : /[ʻʼ]/.test(text) ? 'uz' : undefined;

const isMacro = (node: SyntaxNode): boolean =>
  MACROS.has(identifierName(node['callee'])) ||
  MACROS.has(identifierName(node['tag'])) ||
  MACROS.has(identifierName(nodeAt(node, 'openingElement')?.['name']));

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateLiteral') return nodesAt(node, 'quasis').map(cooked).join('{}');
  const { value } = node;
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof value === 'string' ? value : undefined;
}

function cooked({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : '';
}

/** The children of a node, each with its language if it is known. */
function childrenWithLanguage(
  node: SyntaxNode,
  known: TextLanguage | 'none' | undefined,
): (readonly [node: SyntaxNode, known: TextLanguage | 'none' | undefined])[] {
  if (node.type === 'Property') return nodesAt(node, 'value').map((value) => [value, languageOfName(propertyKey(node)) ?? known]);
  if (node.type === 'VariableDeclarator')
    return nodesAt(node, 'init').map((value) => [value, languageOfName(identifierName(node['id'])) ?? known]);
  if (node.type === 'CallExpression') return translatedInTurn(nodesAt(node, 'arguments'), known);
  if (node.type === 'ArrayExpression') return translatedInTurn(nodesAt(node, 'elements'), known);
  return childrenOf(node).map((child) => [child, known]);
}

function languageOfName(name: string): TextLanguage | 'none' | undefined {
  const ending = ENDINGS.exec(name)?.[1];
  return LANGUAGE_OF_KEY.get(name) ?? LANGUAGE_OF_KEY.get(ending?.toLowerCase() ?? '');
}

/** Arguments or elements, of which a text right after a Russian one is its translation: it needs no letter that only Uzbek has. */
const translatedInTurn = (nodes: readonly SyntaxNode[], known: TextLanguage | 'none' | undefined) =>
  nodes.map((node, at) => {
    const isTranslation = lettersOf(nodes[at - 1]) === 'Cyrillic' && lettersOf(node) === 'Latin';
    return [node, known ?? (isTranslation ? 'uz' : undefined)] as const;
  });

/** The letters of a text, or of the text that a function returns. */
function lettersOf(node: SyntaxNode | undefined): 'Cyrillic' | 'Latin' | undefined {
  const text = node && (textOf(node) ?? textOf(nodeAt(node, 'body') ?? node));
  if (text === undefined) return undefined;
  return /\p{Script=Cyrillic}/u.test(text) ? 'Cyrillic' : /\p{Script=Latin}/u.test(text) ? 'Latin' : undefined;
}
