export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

const TYPES = {
  asset: /^(text\/(javascript|css)|application\/javascript|font\/|image\/|application\/json)/,
  page: /^text\/html/,
  payload: /^application\/json/,
};

/** Whether an answer may be kept: whole, of this origin, of the kind that was asked for. No error, no redirect, nothing that says `no-store`. */
export function mayKeep(kind: keyof typeof TYPES, { status, type, redirected, headers }: Answered): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  return TYPES[kind].test(headers.get('content-type') ?? '') && !(headers.get('cache-control') ?? '').includes('no-store');
}
