import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import * as v from 'valibot';
import type { GuidePlan } from './guide-plan.ts';
import { Visitors, type Visits } from './visits.ts';

const OPEN_TABS = 20;
const VISITORS_AT_ONCE = 3;
/** A customer types this into the search and leaves the page open. */
export const TYPED_TEXT = 'холодильник с морозильной камерой';
const SEARCH = 'input[type=search]';
const OPS_PORTS = [9081, 9082, 9083];
const releaseSchema = v.object({ buildId: v.string() });

export type StageReport = Visits & { readonly name: string };
export type ScenarioReport = {
  readonly stages: StageReport[];
  /** Build ids that the three gateways name, after each stage. */
  readonly builds: Readonly<Record<string, readonly string[]>>;
  /** What the field of the open page contained after each stage, and the faults of its console and network. */
  readonly typedTexts: readonly string[];
  readonly pageFaults: readonly string[];
  /** Connections of the sandboxes, by name of the database. */
  readonly databases: readonly string[];
};
export type Scenario = { reach(checkpoint: string): Promise<void>; report(): ScenarioReport };

/** What happens on the machine while a script follows the guides: customers come, and the operator gets the next release. */
export function createScenario(plan: GuidePlan): Scenario {
  const url = `https://${plan.siteName}`;
  const visitors = new Visitors(url, plan.certificate.ca);
  const stages: StageReport[] = [];
  const builds: Record<string, string[]> = {};
  const typedTexts: string[] = [];
  const pageFaults: string[] = [];
  let databases: string[] = [];
  let load: Load | undefined;
  let browser: Browser | undefined;
  let typing: Page | undefined;
  let walking: Page | undefined;

  const noteState = async (stage: string): Promise<void> => {
    builds[stage] = await Promise.all(OPS_PORTS.map(readBuildId));
    if (typing !== undefined) typedTexts.push(await typing.$eval(SEARCH, (field) => field.value));
  };
  const begin = async (name: string): Promise<void> => {
    load = await startLoad(name, visitors);
  };
  const end = async (): Promise<void> => {
    if (load === undefined) throw new Error('no load to end');
    stages.push(await load.end());
    await noteState(load.name);
    load = undefined;
  };
  /** The operator finds the release in `/srv/muddat/dist`, as the guides say. */
  const deliver = (artefacts: string): void => {
    mkdirSync('/srv/muddat/dist', { recursive: true });
    execFileSync('mount', ['--bind', artefacts, '/srv/muddat/dist']);
  };

  const moments: Record<string, () => Promise<void>> = {
    'before-deploy': async () => {
      deliver(plan.first);
      execFileSync('cp', ['-a', plan.configuration, '/srv/muddat/deploy']);
      execFileSync('cp', [plan.certificate.pem, '/srv/muddat/site.pem']);
      execFileSync('cp', [plan.content, '/srv/muddat/content.json']);
    },
    deployed: async () => {
      browser = await puppeteer.launch({ executablePath: plan.chromium, args: ['--no-sandbox'], acceptInsecureCerts: true });
      typing = await openTab(browser, `${url}/ru/catalogue`, pageFaults);
      await typing.type(SEARCH, TYPED_TEXT);
      walking = await openTab(browser, `${url}/ru/catalogue`, pageFaults);
      deliver(plan.second);
      await begin('upgrade');
    },
    upgraded: async () => {
      await end();
      // The page of a build that no gateway runs any more.
      await walking?.$eval('a[href="/ru/faq"]', (link) => link.click());
      await walking?.waitForFunction(() => location.pathname === '/ru/faq' && document.querySelector('h1') !== null);
      await begin('way back');
    },
    'rolled-back': async () => {
      await end();
      mkdirSync('/var/lib/muddat');
      writeFileSync('/var/lib/muddat/session.key', 'of a machine with an embedded database');
    },
    restored: async () => {
      databases = listDatabases();
      await begin('restored');
      await end();
      await browser?.close();
    },
  };
  return {
    reach: async (checkpoint) => {
      const moment = moments[checkpoint];
      if (moment === undefined) throw new Error(`checkpoint ${checkpoint} is unknown`);
      await moment();
    },
    report: () => ({ stages, builds, typedTexts, pageFaults, databases }),
  };
}

type Load = { readonly name: string; end(): Promise<StageReport> };

/** Tabs open before the change; then new visitors come all the time, and the tabs load more and more files of their build. */
async function startLoad(name: string, visitors: Visitors): Promise<Load> {
  const visits: StageReport = { name, documents: 0, files: 0, calls: 0, faults: [] };
  const tabs: string[][] = [];
  for (let count = 0; count < OPEN_TABS; count += 1) tabs.push(await visitors.open(visits));
  let isOver = false;
  const keepComing = async (lane: number): Promise<void> => {
    for (let turn = lane; !isOver; turn += VISITORS_AT_ONCE) {
      await visitors.open(visits);
      await visitors.load(tabs[turn % tabs.length] ?? [], visits);
    }
  };
  const lanes = Array.from({ length: VISITORS_AT_ONCE }, (_, lane) => keepComing(lane));
  return {
    name,
    end: async () => {
      isOver = true;
      await Promise.all(lanes);
      for (const files of tabs) await visitors.load(files, visits);
      return visits;
    },
  };
}

async function openTab(browser: Browser, url: string, faults: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // No server of pictures is on this machine, so the gateway looks for a page of this name.
    if (response.status() >= 400 && !/^(?:\/ru)?\/media\//.test(pathname)) faults.push(`${response.status()} ${pathname}`);
  });
  await page.goto(url);
  return page;
}

async function readBuildId(opsPort: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${opsPort}/release`);
  return v.parse(releaseSchema, await response.json()).buildId;
}

function listDatabases(): string[] {
  const statement = "SELECT DISTINCT datname FROM pg_stat_activity WHERE usename = 'muddat'";
  return execFileSync('su', ['postgres', '-c', `psql -Atc "${statement}"`], { encoding: 'utf8' })
    .trim()
    .split('\n');
}
