/** After this silence (business time) the provider counts as failed. A later charge goes to the balance. */
export const PROVIDER_TIMEOUT_MS = 600_000;
