/** A JSON object: a schema, a part of a contract or a body. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const asJson = (value: unknown): Json => (isJson(value) ? value : {});
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asTexts = (value: unknown): readonly string[] => asList(value).filter((item) => typeof item === 'string');

/** Parses JSON; undefined if the text is none. JSON itself has no `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
