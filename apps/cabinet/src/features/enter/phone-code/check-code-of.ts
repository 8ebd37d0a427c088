import { botCheckIfAsked, botHeaders } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';

/** Proves the phone by its code, with the bot check where the gateway asks for one. */
export function checkCodeOf(auth: GatewayClient, entry: Parameters<GatewayClient['verifyCode']>[0]) {
  return botCheckIfAsked('sign-in', (token) => auth.verifyCode(entry, { headers: botHeaders(token) }));
}
