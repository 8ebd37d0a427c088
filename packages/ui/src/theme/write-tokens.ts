import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { designTokenFiles } from './design-tokens.ts';

// `pnpm tokens`: writes packages/ui/tokens from the theme. A test fails if they differ from the theme.
const FOLDER = fileURLToPath(new URL('../../tokens/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });
for (const [file, tokens] of Object.entries(designTokenFiles())) writeFileSync(`${FOLDER}${file}`, `${JSON.stringify(tokens, null, 2)}\n`);
