import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/** Converts a translation; `translation` is never empty. `source` is the Russian message. */
type ConvertTranslation = (translation: string, source: string) => string;

/**
 * Compiles a po file to a module that exports `messages`, as Lingui does. Untranslated messages stay Russian.
 * @throws Error on a message that does not compile
 */
export async function compileCatalog(po: string, file: string, locale: string, say: ConvertTranslation): Promise<string> {
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

/** The compiled messages of a catalog module, by id. */
export function parseCompiledMessages(module: string): Readonly<Record<string, unknown>> {
  const [, literal = '""'] = COMPILED.exec(module) ?? [];
  return parseMessagesLiteral(literal);
}

/** Parses the literal in `JSON.parse("…")` of a compiled catalog, quotes included. A minifier may have rewritten its escapes. */
export function parseMessagesLiteral(literal: string): Readonly<Record<string, unknown>> {
  const messages: unknown = JSON.parse(String(JSON.parse(literal.replace(/\\x([\da-f]{2})/gi, '\\u00$1').replaceAll("\\'", "'"))));
  return typeof messages === 'object' && messages !== null ? { ...messages } : {};
}
