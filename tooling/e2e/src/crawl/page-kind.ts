import { matchRoute } from '@muddat/routing';

/** What a choice of letters or a campaign adds to an address makes no page of another kind. */
const NO_KIND = /^(alphabet|utm_)/;

/** Pages of one route, in one language, that are asked with the same things are of one kind: stores, products, the second page of a list. */
export function pageKind(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const match = matchRoute(pathname);
  const asked = [...new Set(searchParams.keys())].filter((key) => !NO_KIND.test(key)).sort();
  return [match ? `${match.prefix} ${match.route.id}` : pathname, ...asked].join(' ');
}

/** A page behind the sign-in, by the route map. */
export const isBehindSignIn = (address: string): boolean => matchRoute(new URL(address, 'http://portal').pathname)?.route.auth === true;

/** Lets so many pages of a kind through, each address once. */
export class KindSample {
  readonly #each: number;
  readonly #counts = new Map<string, number>();
  readonly #seen = new Set<string>();

  constructor(each: number) {
    this.#each = each;
  }

  takes(address: string): boolean {
    const kind = pageKind(address);
    const count = this.#counts.get(kind) ?? 0;
    if (this.#seen.has(address) || count >= this.#each) return false;
    this.#seen.add(address);
    this.#counts.set(kind, count + 1);
    return true;
  }

  /** The kinds of which there was a page. */
  kinds(): string[] {
    return [...this.#counts.keys()];
  }

  addresses(): string[] {
    return [...this.#seen];
  }
}
