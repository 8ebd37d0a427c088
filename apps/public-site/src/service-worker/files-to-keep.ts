import { decide } from './decide.ts';

/** The files of a build that a page names in a message `{ keep: [...] }`; null for any other message. */
export function filesToKeep(message: unknown, origin: string): string[] | null {
  if (typeof message !== 'object' || message === null || !('keep' in message) || !Array.isArray(message.keep)) return null;
  const named: unknown[] = message.keep;
  return named.flatMap((url) => (typeof url === 'string' && isFileOfBuild(url, origin) ? [url] : []));
}

const isFileOfBuild = (url: string, origin: string): boolean =>
  URL.canParse(url) && decide({ url, method: 'GET', mode: 'no-cors' }, origin).kind === 'asset';
