const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * A path and everything that decoding it again and again gives, the path itself first; null when an escape is malformed.
 * On the first level every `%` must begin an escape; below it a lone `%` is a percent sign (`/ru/100%25`), but bytes that
 * are no UTF-8 are refused on every level. Each round is shorter than the one before, so it ends.
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
