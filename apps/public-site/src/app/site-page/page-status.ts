/** Spec 8: a failed request with no response. */
const NO_RESPONSE = 511;
const BAD_GATEWAY = 502;

/** The answer to a reader when a backend failed: its own status when that says so, 502 when none came, else the fault is ours. */
export const pageStatus = (statusCode: number): number => {
  if (statusCode === NO_RESPONSE) return BAD_GATEWAY;
  return Math.max(statusCode, 500);
};
