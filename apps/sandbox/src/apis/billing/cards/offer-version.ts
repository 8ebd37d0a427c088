/** The version of the public offer that the portal shows; stored with each acceptance. */
export const OFFER_VERSION = '2026-01';
