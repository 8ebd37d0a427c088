export { isWithinEditDistance } from './edit-distance.ts';
export { createPrinter, createProcessPrinters, describeError, LOG_SHAPE, type Print } from './log.ts';
export { describeMisspelledSettings } from './misspelled-settings.ts';
export { createOperatorServer } from './operator-server.ts';
export { type Environment, readSettings, type Settings } from './read-settings.ts';
export { type Release, readReleaseFrom, releaseFields } from './release.ts';
export { reuseResult } from './reuse-result.ts';
export type { SettingName } from './setting-names.ts';
export { closeIdleUntilClosed, stopServer, trackOpenResponses } from './stop-server.ts';
