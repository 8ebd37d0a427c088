import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@muddat/vite-config/chromium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canFollowGuides, followOnMachine, type GuideReport } from './follow-on-machine.ts';
import { writeChangedRelease, writeRelease } from './releases.ts';
import { TYPED_TEXT } from './scenario.ts';

const LIMIT_MS = 1_200_000;
const chromium = findChromium();

describe.runIf(chromium !== undefined && canFollowGuides())('the guides deploy, upgrade and backup, followed word for word', () => {
  let report: GuideReport;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muddat-guides-'));
    const [first, second, machine] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'machine')];
    await writeRelease(first);
    await writeChangedRelease(second, join(folder, 'copy'));
    mkdirSync(machine);
    report = await followOnMachine(machine, first, second, chromium ?? '');
  }, LIMIT_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('every command succeeds, and every service that is stopped ends by itself', () => {
    expect([report.status, report.faults], report.transcript).toEqual([0, []]);
  });

  test('the site answers over HTTP/2, and hides its metrics', () => {
    expect(report.transcript).toContain('200 2\n404\n{"status":"ready"');
  });

  test.each(['upgrade', 'way back', 'restored'])('%s: no request fails, and no file is missing', (name) => {
    const stage = report.stages.find((entry) => entry.name === name);
    expect(stage?.faults).toEqual([]);
    expect(stage?.documents).toBeGreaterThan(name === 'restored' ? 20 : 100);
  });

  test('all gateways run one build after each roll-out, the first one again after the way back', () => {
    const [first = [], second = []] = [report.builds['way back'], report.builds['upgrade']];
    expect([new Set(first).size, new Set(second).size, first.length]).toEqual([1, 1, 3]);
    expect(first[0]).not.toBe(second[0]);
  });

  test('a page keeps the typed text, and a second page opens its next page without an error', () => {
    expect([report.typedTexts, report.pageFaults]).toEqual([[TYPED_TEXT, TYPED_TEXT, TYPED_TEXT], []]);
  });

  test('the sandboxes run on the restored database', () => {
    expect(report.databases).toEqual(['muddat_restored']);
  });
});
