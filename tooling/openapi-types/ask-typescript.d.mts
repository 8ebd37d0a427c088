/** Asks TypeScript about a text as if it stood in `file`: what does not compile, what it costs, and what an editor shows over a word. */
export function askTypescript(
  file: string,
  settings?: { options?: Record<string, unknown>; others?: Record<string, string> },
): { errors(text: string): string[]; instantiations(text: string): number; hover(text: string, word: string): string };
