// Writes the version of package.json into the build, which sends it with each request.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../dist/client/headers.js', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const text = readFileSync(file, 'utf8');
if (!text.includes("'0.0.0-source'")) throw new Error(`${file.pathname} has no version to replace`);
writeFileSync(file, text.replace("'0.0.0-source'", `'${version}'`));
