/** The value of a JSON text; for another text, what `otherwise` makes of the error. */
export function parseJson(text: string, otherwise: (cause: unknown) => unknown): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return otherwise(cause);
  }
}
