/** Of this site, or by https: whatever else stands in the data is no picture. */
export const isPicture = (url: string): boolean => /^(?:\/(?![/\\])|https:\/\/)/.test(url);
