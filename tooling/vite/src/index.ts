export { chromiumLaunchOptions, findChromium } from './chromium.ts';
export { libraryBuild } from './library-build.ts';
export { kitPlugins, SOURCE_RESOLVE_CONDITIONS } from './plugins.ts';
export { compressFolder, precompress } from './precompress.ts';
