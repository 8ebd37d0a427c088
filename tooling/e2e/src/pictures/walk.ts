import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import type { Lang } from '../labels.ts';
import { Complaints } from './complaints.ts';
import { draw } from './draw.ts';
import { isWanted, type Options } from './options.ts';
import type { Failure, Shot } from './report.ts';
import type { Journey, Screen } from './screen.ts';
import type { Visitor } from './visitor.ts';

const STEP_LIMIT_MS = 20_000;
const START = { width: 1280, height: 800 };

type Walked = { shots: Shot[]; failures: Failure[] };

/** Walks a journey as far as its last wanted screen. When one cannot be reached, the wanted ones after it are missing too. */
export async function walk(visitor: Visitor, journey: Journey, options: Options, folder: string): Promise<Walked> {
  const { lang } = visitor;
  const wanted = journey.screens.filter(({ name }) => isWanted(name, options.only));
  const last = journey.screens.findLastIndex(({ name }) => isWanted(name, options.only));
  if (last < 0) return { shots: [], failures: [] };
  const shots: Shot[] = [];
  const failures: Failure[] = [];
  await visitor.stack.tools.noFaults();
  const context = await visitor.context(journey.who);
  context.setDefaultTimeout(STEP_LIMIT_MS);
  const complaints = new Complaints(context);
  try {
    const page = await context.newPage();
    await page.setViewportSize(START);
    for (const screen of journey.screens.slice(0, last + 1)) {
      const reached = await reach(visitor, page, screen);
      if (typeof reached === 'string') {
        const missing = wanted.filter(({ name }) => !shots.some((shot) => shot.screen === name));
        failures.push(
          ...missing.map(({ name }) => ({ screen: name, kind: 'missing' as const, detail: `${screen.name}: ${reached}`, lang })),
        );
        failures.push(...heard(screen, complaints.take(screen.expects), lang));
        break;
      }
      if (wanted.includes(screen)) {
        const drawn = await draw({ visitor, page, screen, group: journey.group, shows: reached, options, folder });
        shots.push(...drawn.shots);
        failures.push(...drawn.failures);
      }
      failures.push(...heard(screen, complaints.take(screen.expects), lang));
    }
  } finally {
    await context.close();
  }
  return { shots, failures };
}

const heard = ({ name }: Screen, texts: readonly string[], lang: Lang): Failure[] =>
  texts.map((detail) => ({ screen: name, kind: 'console', detail, lang }));

/** What shows that the screen is there, or why it could not be reached. */
async function reach(visitor: Visitor, page: Page, screen: Screen) {
  try {
    const shows = await screen.reach(visitor, page);
    await shows.first().waitFor({ state: 'visible' });
    return shows;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const place = new URL(page.url() === 'about:blank' ? visitor.stack.url : page.url()).pathname;
    return `not reached, at ${place}: ${stripVTControlCharacters(text).split('\n').slice(0, 4).join(' ').slice(0, 300)}`;
  }
}
