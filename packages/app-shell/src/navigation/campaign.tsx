import { carryUtm } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Campaign = createContext('');

/** The utm_* of an address, as links carry them (spec 2); '' where there are none to carry. */
const campaignOf = (search: string): string => carryUtm('/', search).slice(1);

/**
 * Keeps the campaign of the page for every link in it. Documents that are cached are rendered without one, so there it is known only after
 * hydration: links then get what they carry, and nothing that was drawn moves. A document that is rendered with one is nobody else's, and
 * needs no script. One place that listens, and not each of a page's hundred links.
 */
export function CampaignProvider({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  const [campaign, setCampaign] = useState(() => (typeof window === 'undefined' ? campaignOf(history.location.search) : ''));
  useEffect(() => {
    const follow = () => startTransition(() => setCampaign(campaignOf(history.location.search)));
    follow();
    return history.subscribe(follow);
  }, [history]);
  return <Campaign value={campaign}>{children}</Campaign>;
}

/** '?utm_source=…', or ''. */
export const useCampaign = (): string => useContext(Campaign);
