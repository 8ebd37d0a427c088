import Bowser from 'bowser';
import type { SessionDevice } from './session.ts';

/** Longer than any browser's User-Agent; parsing a longer one would only cost time. */
const MAX_USER_AGENT_CHARS = 512;
const UNKNOWN: SessionDevice = { device: null, browser: null };

/** Browsers report an iOS device; people know it as an iPhone or iPad. */
function deviceName(os: string, platform: string | undefined, model: string | undefined): string {
  if (os !== 'iOS') return os;
  return model ?? (platform === 'tablet' ? 'iPad' : 'iPhone');
}

/** What a customer recognises a sign-in by, such as "Android" and "Chrome". The header itself reveals far more and is not stored. */
export function parseUserAgent(userAgent: string | undefined): SessionDevice {
  if (userAgent === undefined || userAgent === '' || userAgent.length > MAX_USER_AGENT_CHARS) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: os.name ? deviceName(os.name, platform.type, platform.model) : null,
    // For an unknown User-Agent the parser returns the beginning of the text.
    browser: browser.name && Object.values(Bowser.BROWSER_MAP).includes(browser.name) ? browser.name : null,
  };
}
