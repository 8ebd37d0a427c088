const CAMPAIGN = /^utm_(?:source|medium|campaign|content|term)$/;

/**
 * Links that are pressed before the app listens lead where they would lead after: with the campaign of the page (spec 2), which a document
 * that many read cannot have in it; and a language takes the place of the page in the history, so that the way back leads to the page before.
 * What the app has answered itself is left alone. Written out here, for what the app needs too would be loaded with it.
 */
export function followPress(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
  carryCampaign(link);
  if (!link.hreflang || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(link.href);
}

/** As `carryUtm` of the routing room does, for a link of this site. */
export function carryCampaign(link: HTMLAnchorElement): void {
  const here = new URLSearchParams(location.search);
  if (!here.get('utm_source')) return;
  const own = new URLSearchParams(link.search);
  for (const [name, value] of here) {
    if (value && CAMPAIGN.test(name) && !own.has(name)) own.append(name, value);
  }
  link.search = String(own);
}
