/** The gateway's word that a document of the cabinet is the one that everybody gets, with nothing of its reader in it. */
const SHELL_HEADER = 'x-muddat-shell';

export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

const TYPES = {
  asset: /^(text\/(javascript|css)|application\/javascript|font\/|image\/|application\/json)/,
  page: /^text\/html/,
  payload: /^application\/json/,
  shell: /^text\/html/,
};

/**
 * Whether an answer may be kept: whole, of this origin, of the kind that was asked for. No error, no redirect, nothing that says `no-store`
 * but what the gateway calls a shell: that is for caches in between, as its address is a customer's.
 */
export function mayKeep(kind: keyof typeof TYPES, { status, type, redirected, headers }: Answered): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (!TYPES[kind].test(headers.get('content-type') ?? '')) return false;
  return kind === 'shell' ? headers.get(SHELL_HEADER) === '1' : !(headers.get('cache-control') ?? '').includes('no-store');
}
