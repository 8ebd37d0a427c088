/** Drawn pictures for stories: no photos of real things, and no requests to a server. */
const toSvgUrl = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">${body}</svg>`)}`;

export const FRIDGE_PICTURE = toSvgUrl(
  '<rect width="240" height="180" fill="#fff"/><rect x="80" y="12" width="80" height="158" rx="8" fill="#dbe4ec" stroke="#8aa0b4" stroke-width="3"/><path d="M80 66h80" stroke="#8aa0b4" stroke-width="3"/><path d="M92 30v22M92 80v34" stroke="#5f7890" stroke-width="5" stroke-linecap="round"/>',
);
export const PASSPORT_PICTURE = toSvgUrl(
  '<rect width="240" height="180" fill="#e9e2d3"/><rect x="30" y="28" width="180" height="124" rx="8" fill="#f7f3ea" stroke="#b8ab8e" stroke-width="2"/><rect x="46" y="48" width="52" height="66" rx="4" fill="#cfd8de"/><circle cx="72" cy="72" r="13" fill="#8fa1ad"/><path d="M50 114c4-20 40-20 44 0z" fill="#8fa1ad"/><path d="M114 56h78M114 74h60M114 92h70M46 132h148" stroke="#a99c80" stroke-width="6"/>',
);
