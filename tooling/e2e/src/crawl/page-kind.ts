import { matchRoute } from '@muddat/routing';

/** Query parameters that do not make another kind of page: the alphabet and the campaign. */
const IGNORED_PARAMETERS = /^(alphabet|utm_)/;

/**
 * The kind of a page: its route, its language and the names of its query parameters. So all stores are one kind, and so are all further
 * pages of a list (`?page=2`, `?page=3`).
 */
export function pageKind(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const match = matchRoute(pathname);
  const asked = [...new Set(searchParams.keys())].filter((key) => !IGNORED_PARAMETERS.test(key)).sort();
  return [match ? `${match.prefix} ${match.route.id}` : pathname, ...asked].join(' ');
}

/** Whether the route map requires a session for this page. */
export const isBehindSignIn = (address: string): boolean => matchRoute(new URL(address, 'http://portal').pathname)?.route.auth === true;

/** Accepts up to `each` pages of a kind, each address once. */
export class PageKindSampler {
  readonly #each: number;
  readonly #counts = new Map<string, number>();
  readonly #seen = new Set<string>();

  constructor(each: number) {
    this.#each = each;
  }

  accepts(address: string): boolean {
    const kind = pageKind(address);
    const count = this.#counts.get(kind) ?? 0;
    if (this.#seen.has(address) || count >= this.#each) return false;
    this.#seen.add(address);
    this.#counts.set(kind, count + 1);
    return true;
  }

  /** The kinds that had at least one page. */
  kinds(): string[] {
    return [...this.#counts.keys()];
  }

  addresses(): string[] {
    return [...this.#seen];
  }
}
