export { type ClientBuild, readClientBuild } from './client-build.ts';
export { inlineHashes } from './inline-hashes.ts';
