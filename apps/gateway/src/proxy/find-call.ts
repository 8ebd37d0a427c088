import { methodNotAllowedProblem, Problem } from '../http/problem.ts';
import { type AllowLists, isProxiedApi } from '../upstream/contracts.ts';
import type { ProxyCall } from './call-backend.ts';
import { matchOperation } from './match-operation.ts';

const PREFIX = /^\/api\/([a-z]+)(\/[^?]*)?(\?.*)?$/s;

const MAX_SEARCH_BYTES = 12_288;
export type MatchedCall = ProxyCall | { refusal: Problem };

/** The allowed call of an address below `/api`, or why there is none. */
export function findCall(allowLists: AllowLists, method: string, url: string): MatchedCall {
  const [, api = '', path = '', search = ''] = PREFIX.exec(url) ?? [];
  if (!isProxiedApi(api)) return { refusal: new Problem('not_found') };
  const match = matchOperation(allowLists[api], method, path);
  // A valid query has spaces, control and non-ASCII characters only encoded; a backend might parse raw ones differently than the gateway.
  if (match.kind === 'none' || !/^[\x21-\x7e]*$/.test(search)) return { refusal: new Problem('not_found') };
  if (match.kind === 'method') return { refusal: methodNotAllowedProblem(match.allow) };
  // Longer than any query that a contract allows; many backend servers refuse heads above 16 KB.
  if (search.length > MAX_SEARCH_BYTES) return { refusal: new Problem('validation_failed') };
  return { api, operation: match.operation, path: match.path, search };
}
