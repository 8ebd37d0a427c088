export { isWithinEditDistance } from './edit-distance.ts';
export { describeMisspelledSettings } from './misspelled-settings.ts';
export { type Environment, readSettings, type Settings } from './read-settings.ts';
export type { SettingName } from './setting-names.ts';
export { closeIdleUntilClosed, stopServer, trackOpenResponses } from './stop-server.ts';
