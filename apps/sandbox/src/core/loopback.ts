const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL names this machine. */
export function isLoopbackUrl(text: string): boolean {
  return URL.canParse(text) && LOOPBACK_NAMES.has(new URL(text).hostname);
}
