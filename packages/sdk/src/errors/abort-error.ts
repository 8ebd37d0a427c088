/** The caller's own abort as an AbortError, whatever reason it was given; the reason is the cause. */
export function abortError(reason: unknown): Error {
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  return Object.assign(new DOMException('The call was aborted', 'AbortError'), { cause: reason });
}

export function isAbortError(value: unknown): boolean {
  return value instanceof Error && value.name === 'AbortError';
}
