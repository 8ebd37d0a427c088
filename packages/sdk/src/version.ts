/** The version of this package; a test compares it with package.json. */
export const SDK_VERSION = '0.0.0';
