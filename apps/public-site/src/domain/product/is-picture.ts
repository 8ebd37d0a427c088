/** Whether an address may be used for a picture: of this site, or https. */
export const isPicture = (url: string): boolean => /^(?:\/(?![/\\])|https:\/\/)/.test(url);
