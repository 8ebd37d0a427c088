const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * A path and the results of decoding it repeatedly, the path itself first; null if an escape is malformed. On the first level every `%`
 * must begin an escape. On later levels a lone `%` is a percent sign (`/ru/100%25`), but bytes that are not UTF-8 are refused on every
 * level. Each round shortens the path, so the loop ends.
 */
export function decodeLevels(path: string): readonly string[] | null {
  if (/%(?![0-9a-f]{2})/i.test(path)) return null;
  const levels = [path];
  let text = path;
  try {
    for (;;) {
      const decoded = text.replace(ESCAPES, (run) => decodeURIComponent(run));
      if (decoded === text) return levels;
      levels.push(decoded);
      text = decoded;
    }
  } catch {
    return null;
  }
}
