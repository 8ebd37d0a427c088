import type { BotProtectionConfig } from '../config/bot-protection.ts';
import { createAltchaProtection } from './altcha.ts';
import { deriveChallengeKeys } from './challenge-keys.ts';
import { type BotProtection, noBotProtection } from './protection.ts';
import { createRecaptchaProtection } from './recaptcha.ts';
import type { UsedSolutions } from './used-solutions.ts';

export type BotProtectionOptions = {
  config: BotProtectionConfig;
  /** The secret that seals sessions. The keys of the challenges are derived from it. */
  secret: string;
  usedSolutions(): UsedSolutions;
  now: () => number;
  isOwnHost(hostname: string): boolean;
};

/** The bot protection that the setting BOT_PROTECTION selects. */
export function createBotProtection({ config, secret, usedSolutions, now, isOwnHost }: BotProtectionOptions): BotProtection {
  switch (config.kind) {
    case 'off':
      return noBotProtection;
    case 'recaptcha-v3':
      return createRecaptchaProtection({ config, isOwnHost });
    case 'altcha': {
      const used = usedSolutions();
      return createAltchaProtection({ keys: async () => deriveChallengeKeys(secret, await used.id()), used, now });
    }
  }
}
