import type { Api } from '@muddat/app-shell';

/** Who has registered waits this long at most for what they can do in the cabinet as well. */
const PATIENCE_MS = 3_000;

/**
 * Offers come by SMS as well, for a new customer who has asked for them. Never fails: what does not arrive leaves them off, as they are
 * without a consent, and the registration whole.
 */
export async function allowAdvertising(api: Api): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { channels } = (await api.installment.getChannels({}, { signal })).data;
    if (channels.promotion.includes('sms')) return;
    await api.installment.saveChannels({ channels: { ...channels, promotion: [...channels.promotion, 'sms'] } }, { signal });
  } catch {
    // The choice stands in the cabinet, where it is off.
  }
}
