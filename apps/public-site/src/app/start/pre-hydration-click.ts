const CAMPAIGN = /^utm_(?:source|medium|campaign|content|term)$/;

/**
 * Makes a link that is clicked before hydration behave as after hydration. The link carries the campaign of the page (spec 2), which a
 * cached document cannot contain. A link to another language replaces the history entry, so that the back button leads to the previous
 * page. Clicks that the app has handled are ignored. This module must import nothing: a module shared with the app would load the app's
 * script first.
 */
export function handlePreHydrationClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
  addCampaignToLink(link);
  if (!link.hreflang || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(link.href);
}

/** Does for a link of this site what `carryUtm` of `@muddat/routing` does. */
export function addCampaignToLink(link: HTMLAnchorElement): void {
  const here = new URLSearchParams(location.search);
  if (!here.get('utm_source')) return;
  const own = new URLSearchParams(link.search);
  for (const [name, value] of here) {
    if (value && CAMPAIGN.test(name) && !own.has(name)) own.append(name, value);
  }
  link.search = String(own);
}
