import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { type Browser, chromium } from '@playwright/test';
import { buildApps } from './build-apps.ts';
import { LABELS, type Lang } from './labels.ts';
import { gallery } from './pictures/gallery.ts';
import { keptShots } from './pictures/kept-shots.ts';
import { type Options, parseOptions } from './pictures/options.ts';
import { type Failure, type Shot, summarise } from './pictures/report.ts';
import { JOURNEYS } from './pictures/screens/index.ts';
import { Visitor } from './pictures/visitor.ts';
import { walk } from './pictures/walk.ts';
import { ROOT } from './server-process.ts';
import { startStack } from './stack.ts';

// `pnpm pictures`: every screen and state as PNG into .pictures, with an index page. `--only home,pay --width 360 --lang uz --theme dark`.
const FOLDER = join(ROOT, '.pictures');

const options = readOptions();
if (options.build) buildApps();
if (options.only.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const began = performance.now();
const lanes = await drawLanes();
const shots = lanes.flatMap((lane) => lane.shots);
const faults = summarise(lanes.flatMap((lane) => lane.failures));
writeFileSync(join(FOLDER, 'index.html'), gallery(keptShots(readdirSync(FOLDER), JOURNEYS), faults));
for (const fault of faults) console.error(fault);
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(`${shots.length} pictures in ${seconds} s, ${faults.length} faults: ${join('.pictures', 'index.html')}`);
if (faults.length > 0 || shots.length === 0) process.exitCode = 1;

/** A language has servers of its own: what one does to its data and its faults is not in the way of the other. */
async function drawAll(on: Browser, lang: Lang, wanted: Options): Promise<{ shots: Shot[]; failures: Failure[] }> {
  const stack = await startStack();
  const drawn: Shot[] = [];
  const failures: Failure[] = [];
  try {
    const visitor = new Visitor(on, stack, lang, LABELS[lang]);
    for (const journey of JOURNEYS) {
      const walked = await walk(visitor, journey, wanted, FOLDER);
      drawn.push(...walked.shots);
      failures.push(...walked.failures);
      const names = [...new Set(walked.shots.map(({ screen }) => screen))];
      if (names.length > 0) console.log(`${lang}: ${names.join(', ')}`);
    }
  } finally {
    await stack.stop();
  }
  return { shots: drawn, failures };
}

function readOptions(): Options {
  try {
    return parseOptions(
      process.argv.slice(2),
      JOURNEYS.flatMap(({ screens }) => screens.map(({ name }) => name)),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function drawLanes() {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    return await Promise.all(options.langs.map((lang) => drawAll(browser, lang, options)));
  } finally {
    await browser.close();
  }
}
