import { ensureSeededFolder } from '@muddat/servers/seeded-folder';
import { buildApps } from '../build-apps.ts';

/** Runs once before all pictures. */
export default async function setUp(): Promise<void> {
  buildApps();
  await ensureSeededFolder();
}
