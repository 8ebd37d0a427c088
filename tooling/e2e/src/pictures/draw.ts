import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './checks/axe.ts';
import { findOverflow } from './checks/overflow.ts';
import { findUntranslated } from './checks/untranslated.ts';
import type { Options, Width } from './options.ts';
import type { Failure, Shot } from './report.ts';
import type { Screen } from './screen.ts';
import type { Visitor } from './visitor.ts';

const HEIGHTS = { 360: 740, 768: 1024, 1280: 800 } as const;
const QUIET_LIMIT_MS = 1_500;
const IMAGES_LIMIT_MS = 10_000;

type Drawn = { shots: Shot[]; failures: Failure[] };
type Asked = { visitor: Visitor; page: Page; screen: Screen; group: string; shows: Locator; options: Options; folder: string };

/** Draws a state that has been reached in every width and theme, without reaching it anew, and holds each picture against the checks. */
export async function draw({ visitor, page, screen, group, shows, options, folder }: Asked): Promise<Drawn> {
  const { lang } = visitor;
  const shots: Shot[] = [];
  const failures: Failure[] = [];
  if (!screen.passing) await settle(page);
  for (const theme of options.themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of options.widths) {
      const variant = { lang, width, theme };
      const add = (kind: Failure['kind'], details: readonly string[]) =>
        failures.push(...details.map((detail) => ({ screen: screen.name, kind, detail, ...variant })));
      const file = `${screen.name}.${width}.${lang}.${theme}.png`;
      await showWhole(page, width);
      if (!screen.passing) await haveImages(page);
      await page.screenshot({ path: join(folder, file), animations: 'disabled' });
      if (!(await shows.first().isVisible())) add('missing', ['the state was over before it was drawn']);
      shots.push({ ...variant, screen: screen.name, group, file });
      add('overflow', await findOverflow(page));
      if (!screen.passing && isOutermost(width, options)) add('axe', await findBarriers(page));
    }
  }
  failures.push(
    ...(await findUntranslated(page, lang)).map((detail) => ({ screen: screen.name, kind: 'untranslated' as const, detail, lang })),
  );
  if (screen.passing)
    failures.push(...(await findBarriers(page)).map((detail) => ({ screen: screen.name, kind: 'axe' as const, detail, lang })));
  return { shots, failures };
}

/** The slow check runs where the layout is at its ends: a width between them shows what one of them does. */
const isOutermost = (width: number, { widths }: Options) => width === Math.min(...widths) || width === Math.max(...widths);

/** Fonts and pictures are there, those below the fold too; a page that asks again and again is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);
}

/** A window as tall as the page, so that what stands at the window's foot stands at the page's. */
async function showWhole(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await nextFrame(page);
  const height = await page.evaluate(heightWhenWhole);
  await page.setViewportSize({ width, height: Math.max(HEIGHTS[width], height) });
  await nextFrame(page);
}

/** In the page: a phone lays out what lies far down when it is near, and has guessed its height before. */
function heightWhenWhole(): number {
  const { documentElement } = document;
  const { whole } = documentElement.dataset;
  documentElement.dataset['whole'] = '';
  const height = documentElement.scrollHeight;
  if (whole === undefined) delete documentElement.dataset['whole'];
  return height;
}

/** A taller window asks for images that it had not needed before. One that never comes is drawn as it is. */
async function haveImages(page: Page): Promise<void> {
  const arrived = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  await page.waitForFunction(arrived, undefined, { timeout: IMAGES_LIMIT_MS }).catch(() => undefined);
}

/** The page has been laid out anew. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}
