import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSiteIcons } from './site-icons.ts';

/** Writes the icons next to the logo (`pnpm --filter @muddat/gateway icons`). They are committed, since they change only with the logo. */
const folder = join(import.meta.dirname, '../../../public-site/public');
const icons = await drawSiteIcons(readFileSync(join(folder, 'favicon.svg'), 'utf8'));
for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(folder, name), bytes);
