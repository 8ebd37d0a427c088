import { isApiError } from '@muddat/sdk';
import { LRUCache } from 'lru-cache';
import type { Gateway } from '../../gateway.ts';
import { Problem } from '../../http/problem.ts';
import { guestClient } from '../../upstream/guest-client.ts';
import { upstreamProblem } from '../../upstream/upstream.ts';
import { loadOgModel } from './load-model.ts';
import type { OgAddress } from './og-address.ts';
import type { OgModel } from './og-model.ts';

/** Prices rarely change, and messengers fetch a link's picture once and cache it. */
const CACHE_TTL_MS = 600_000;
const MAX_MODELS = 1_000;

/** `countNew` counts content that is not cached, and throws rate_limited beyond the client's limit. */
type ModelCaller = { requestId: string; owner: string; countNew: () => Promise<void> };
export type OgModelCache = { get(address: OgAddress, caller: ModelCaller): Promise<OgModel> };

/**
 * Loads the content of Open Graph pictures with the guest's token and caches it for ten minutes. Throws a Problem: not_found if there is no
 * such store, product or page, otherwise the failure of the API.
 */
export function createOgModelCache(gateway: Pick<Gateway, 'config' | 'guests' | 'now' | 'upstream'>): OgModelCache {
  const models = new LRUCache<string, OgModel, { address: OgAddress; caller: ModelCaller }>({
    max: MAX_MODELS,
    ttl: CACHE_TTL_MS,
    perf: { now: gateway.now },
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context: { address, caller } }) => {
      const { kind, id, locale } = address;
      return (await loadOgModel(guestClient(gateway, locale, caller), kind, id, locale)) ?? undefined;
    },
  });
  return {
    async get(address, caller) {
      const key = Object.values(address).join(' ');
      if (!models.has(key)) await caller.countNew();
      try {
        const model = await models.fetch(key, { context: { address, caller } });
        if (model !== undefined) return model;
      } catch (error) {
        if (!isApiError(error)) throw error;
        // The gateway itself refused the call, such as in a full queue.
        if (error.cause instanceof Problem) throw error.cause;
        if (error.statusCode !== 404 && error.statusCode !== 400) throw upstreamProblem(error);
      }
      throw new Problem('not_found');
    },
  };
}
