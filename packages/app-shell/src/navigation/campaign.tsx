import { carryUtm } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const CampaignContext = createContext('');

/** The utm_* parameters of an address, in the form that links carry (spec 2); '' if there is nothing to carry. */
const campaignParams = (search: string): string => carryUtm('/', search).slice(1);

/**
 * Provides the page's campaign (utm_*) to every link on it. Cached documents are rendered without one, so links get it after hydration,
 * which moves nothing on the page. Documents rendered with a campaign are not cached and already have it. One subscription here replaces
 * one in each of a page's hundred links.
 */
export function CampaignProvider({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  const [campaign, setCampaign] = useState(() => (typeof window === 'undefined' ? campaignParams(history.location.search) : ''));
  useEffect(() => {
    const follow = () => startTransition(() => setCampaign(campaignParams(history.location.search)));
    follow();
    return history.subscribe(follow);
  }, [history]);
  return <CampaignContext value={campaign}>{children}</CampaignContext>;
}

/** The page's utm_* parameters, for example '?utm_source=…'; '' if there are none, and until hydration of a cached document. */
export const useCampaignParams = (): string => useContext(CampaignContext);
