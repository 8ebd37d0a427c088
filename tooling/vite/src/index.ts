export { chromiumLaunchOptions, findChromium } from './chromium.ts';
export { compressFolder, precompress } from './precompress.ts';
export { SOURCE_CONDITIONS, kitPlugins } from './plugins.ts';
