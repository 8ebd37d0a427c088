import { buildApps } from '../build-apps.ts';
import makeSeeded from '../seeded-folder.ts';

/** Once, before all pictures. */
export default async function setUp(): Promise<void> {
  buildApps();
  await makeSeeded();
}
