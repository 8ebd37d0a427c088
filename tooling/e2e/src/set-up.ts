import { ensureSeededFolder } from '@muddat/servers/seeded-folder';

/** Runs once before the browser tests. A running stack (`pnpm e2e --smoke`) has its data. */
export default async function setUp(): Promise<void> {
  if (process.env['MUDDAT_E2E_KEPT_STACK'] !== 'true') await ensureSeededFolder();
}
