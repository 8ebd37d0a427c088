import Bowser from 'bowser';
import type { SessionDevice } from './session.ts';

/** Longer than any browser's own; what is longer is somebody's joke, and parsing it costs time. */
const MAX_USER_AGENT_CHARS = 512;
const UNKNOWN: SessionDevice = { device: null, browser: null };

/** A browser says that its tablet or phone is an iOS device; people know them by these names. */
function deviceName(os: string, platform: string | undefined, model: string | undefined): string {
  if (os !== 'iOS') return os;
  return model ?? (platform === 'tablet' ? 'iPad' : 'iPhone');
}

/** What a person recognises a sign-in by: "Android" and "Chrome". The header itself, which tells far more, is not kept. */
export function parseDevice(userAgent: string | undefined): SessionDevice {
  if (userAgent === undefined || userAgent === '' || userAgent.length > MAX_USER_AGENT_CHARS) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: os.name ? deviceName(os.name, platform.type, platform.model) : null,
    // The parser answers with the beginning of a text that it does not know.
    browser: browser.name && Object.values(Bowser.BROWSER_MAP).includes(browser.name) ? browser.name : null,
  };
}
