import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSiteIcons } from './site-icons.ts';

/** Writes the icons beside the logo (`pnpm --filter @muddat/gateway icons`); they are kept in the repository, since they change with the logo alone. */
const folder = join(import.meta.dirname, '../../../public-site/public');
const icons = await drawSiteIcons(readFileSync(join(folder, 'favicon.svg'), 'utf8'));
for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(folder, name), bytes);
