/** Asks TypeScript about a text as if it stood in `file`: what does not compile, and what an editor shows over a word. */
export function askTypescript(
  file: string,
  options?: Record<string, unknown>,
): { errors(text: string): string[]; hover(text: string, word: string): string };
