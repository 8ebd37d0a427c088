/** A package's `engines.node`, as `>=24.12`. */
const NODE_RANGE = /^>=(\d+)\.(\d+)$/;

/**
 * `main.js`, which every Node can read: one that is too old ends with a line that says so. Only then the second file is read, whose syntax
 * an old Node does not know.
 * @throws Error if the range has another form
 */
export function mainFile(name: string, range: string): string {
  const [, major, minor] = NODE_RANGE.exec(range) ?? [];
  if (major === undefined || minor === undefined) throw new Error(`engines.node must have the form >=24.12, not ${range}`);
  return `'use strict';
var parts = process.versions.node.split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error('${name}: Node ' + process.versions.node + ' is too old: start with Node ${major}.${minor} or newer.');
  process.exit(1);
} else {
  require('./start.js');
}
`;
}

/** `start.js`, which loads the server. A server that cannot be loaded ends the process, as with every rejected promise. */
export const startFile = (app: string): string => `'use strict';
import('./${app}/src/main.js');
`;

/** The scripts below this file are modules; `main.js` and `start.js` above it are not. */
export const MODULE_FOLDER_MANIFEST = `${JSON.stringify({ type: 'module' })}\n`;
