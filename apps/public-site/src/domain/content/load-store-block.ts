import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import type { SiteApi } from '../../shared/data/api.ts';
import type { Block } from './blocks/block.ts';
import { loadPartnerStores } from './stores/partner-stores.ts';

/** The first stores of the marketplace as a block, for a page whose blocks are unavailable. Empty if the stores are unavailable too. */
export async function loadPartnersBlock(api: Pick<SiteApi, 'installment'>, title: string): Promise<Block[]> {
  try {
    const { total, stores } = await loadPartnerStores(api);
    return [{ id: 'partners', type: 'partners', title, link: null, total, items: stores }];
  } catch (error) {
    if (isApiError(error) || v.isValiError(error)) return [];
    throw error;
  }
}
