import type { BotAction } from '@muddat/auth-core';
import type { gateway } from '@muddat/sdk/types';
import { createBrowserGateway } from '../providers/clients.ts';

/** The challenge that the gateway wants solved before it accepts a form. */
export type BotChallenge = gateway.components['schemas']['BotChallenge'];
export type AltchaChallenge = gateway.components['schemas']['AltchaChallenge'];

/** Requests a challenge for one action from the gateway (interfaces, Gateway). Throws if the request fails. */
export const fetchChallenge = (action: BotAction): Promise<BotChallenge> => createBrowserGateway().getBotChallenge({ action });
