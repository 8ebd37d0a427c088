import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/** How a message is said: `translation` is empty where there is none yet. */
type Say = (translation: string, source: string) => string;

/**
 * A po file as a module that exports `messages`, compiled as Lingui does. What is not translated yet is said in Russian.
 * @throws Error on a message that does not compile
 */
export async function compileCatalog(po: string, file: string, locale: string, say: Say): Promise<string> {
  const catalog = await formatter({}).parse(po, { locale, sourceLocale: 'ru', filename: file });
  const messages = Object.fromEntries(
    Object.entries(catalog).map(([id, { message = id, translation = '' }]) => [
      id,
      translation === '' ? message : say(translation, message),
    ]),
  );
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ id, error }) => `${id}: ${error.message}`).join('; ')}`);
  return source;
}

/** The messages of a compiled catalog by their ids, compiled too. */
export function messagesOf(module: string): Readonly<Record<string, unknown>> {
  const [, literal = '""'] = COMPILED.exec(module) ?? [];
  return parseLiteral(literal);
}

/** What `JSON.parse("…")` of a compiled catalog gives. `literal` is its text, quotes included; a minifier may have rewritten its escapes. */
export function parseLiteral(literal: string): Readonly<Record<string, unknown>> {
  const messages: unknown = JSON.parse(String(JSON.parse(literal.replace(/\\x([\da-f]{2})/gi, '\\u00$1').replaceAll("\\'", "'"))));
  return typeof messages === 'object' && messages !== null ? { ...messages } : {};
}
