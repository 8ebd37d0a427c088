import type { Api } from '@muddat/app-shell';

/** How long the registration waits at most for this setting to be saved. The customer can change it later in the cabinet. */
const TIMEOUT_MS = 3_000;

/**
 * Turns on advertising by SMS for a customer who consented to it at registration. Never throws: after a failure the registration is
 * complete all the same, and advertising stays off unless only the response was lost.
 */
export async function enableSmsAdvertising(api: Api): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { channels } = (await api.installment.getChannels({}, { signal })).data;
    if (channels.promotion.includes('sms')) return;
    await api.installment.saveChannels({ channels: { ...channels, promotion: [...channels.promotion, 'sms'] } }, { signal });
  } catch {
    // The customer can turn advertising on in the cabinet.
  }
}
