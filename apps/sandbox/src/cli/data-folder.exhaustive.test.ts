import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '../core/clock.ts';
import { isSeeded } from '../seed/index.ts';
import { seededDump } from '../testing/seeded-dump.ts';
import { openInFolder } from './data-folder.ts';

const parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
afterAll(() => rm(parent, { recursive: true, force: true }));
const load = vi.fn(() => seededDump(createClock().today()));

describe('openInFolder', () => {
  const folder = join(parent, 'new');
  const open = async (reset: boolean) => {
    const opened = await openInFolder(folder, reset, load);
    expect(await isSeeded(opened.db)).toBe(true);
    await opened.close();
  };

  it('creates the folder with the demo data, and keeps them', async () => {
    await open(false);
    await open(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('makes the data anew with reset', async () => {
    await mkdir(join(folder, 'photos'));
    await open(true);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(readFile(join(folder, 'photos'))).rejects.toThrow('ENOENT');
  });

  it('makes the data anew after an interrupted start', async () => {
    await writeFile(join(folder, '.muddat-sandbox'), '');
    await writeFile(join(folder, 'pg', 'PG_VERSION'), 'half');
    await open(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('refuses a folder with files of others, and changes nothing in it', async () => {
    await writeFile(join(parent, 'letter.txt'), 'mine');
    await expect(openInFolder(parent, true, load)).rejects.toThrow(/has files that muddat-sandbox did not make/);
    expect(await readFile(join(parent, 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('refuses a folder that another sandbox uses', async () => {
    const shared = join(parent, 'shared');
    const opened = await openInFolder(shared, false, load);
    await expect(openInFolder(shared, true, load)).rejects.toThrow(/is in use by another sandbox/);
    await opened.close();
  });
});
