import { buildApps } from '../build-apps.ts';
import makeSeededFolder from '../seeded-folder.ts';

/** Runs once before all pictures. */
export default async function setUp(): Promise<void> {
  buildApps();
  await makeSeededFolder();
}
