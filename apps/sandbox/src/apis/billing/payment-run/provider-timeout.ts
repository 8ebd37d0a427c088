/** A provider that has not answered for so long (business time) has failed; what it charges later goes to the balance. */
export const PROVIDER_TIMEOUT_MS = 600_000;
