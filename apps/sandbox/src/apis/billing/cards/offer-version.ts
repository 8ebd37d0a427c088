/** The version of the public offer that the portal shows; kept with the acceptance. */
export const OFFER_VERSION = '2026-01';
