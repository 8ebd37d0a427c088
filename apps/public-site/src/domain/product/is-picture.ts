/** True if a URL may be used for a picture: on this site, or https. */
export const isPicture = (url: string): boolean => /^(?:\/(?![/\\])|https:\/\/)/.test(url);
