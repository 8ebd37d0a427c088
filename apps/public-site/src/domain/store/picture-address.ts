/** A picture of this site or one that comes by https; null for whatever else stands in the data, which is no picture. */
export const pictureAddress = (address: string): string | null => (/^(?:\/(?![/\\])|https:\/\/)/.test(address) ? address : null);
