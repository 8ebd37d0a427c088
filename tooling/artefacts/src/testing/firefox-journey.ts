import { ensureSystemProgram } from '@muddat/checks/system-program';
import puppeteer, { type Page } from 'puppeteer-core';
import * as v from 'valibot';

const PHONE = '+998900000001';
const WAIT_MS = 60_000;
const messagesSchema = v.array(v.object({ at: v.string(), code: v.nullish(v.string()) }));

/** `steps`: the path of the page after each step. `faults`: errors of the console, of scripts, and responses from status 400 on. */
export type Journey = { browser: string; protocol: string; steps: string[]; faults: string[] };

/**
 * Opens the site in Firefox as a new visitor: puts a product into the basket, signs in by a code of an SMS, pays an instalment by card and
 * signs out. Certificates are not verified.
 * @param site origin of the site
 * @param sandbox origin of the sandbox, whose inbox has the codes
 */
export async function travelInFirefox(site: string, sandbox: string): Promise<Journey> {
  const { program, env } = ensureSystemProgram('firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    env: { ...process.env, ...env },
    acceptInsecureCerts: true,
    timeout: WAIT_MS,
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 800 });
    page.setDefaultTimeout(WAIT_MS);
    const faults = watchFaults(page);
    const steps: string[] = [];
    const arrive = async (path: string): Promise<void> => {
      await page.waitForFunction((wanted) => location.pathname.endsWith(wanted), {}, path);
      steps.push(path);
    };
    await page.goto(`${site}/ru/product/1000`);
    const protocol = await page.evaluate(
      () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().nextHopProtocol)[0],
    );
    await press(page, 'button', '^В корзину');
    await press(page, 'a', '^Перейти в корзину');
    await find(page, 'a', '^Оформить');
    await arrive('/basket');

    await page.goto(`${site}/ru/sign-up`);
    await (await find(page, 'input', '^Номер телефона')).type(PHONE.slice('+998'.length));
    await press(page, 'button', '^Получить код');
    await (await find(page, 'input', '^Код из СМС')).type(await codeAfter(sandbox, 0));
    await arrive('/main-page');

    await press(page, 'a', '^Оплатить');
    await find(page, 'input', '^Сумма');
    const paidAt = Date.now();
    await press(page, 'button', '^Оплатить');
    await (await find(page, 'input', '^Код из СМС')).type(await codeAfter(sandbox, paidAt));
    await find(page, 'h1', '^Оплачено');
    await arrive('/pay');

    await page.goto(`${site}/ru/profile`);
    await press(page, 'button', '^Выйти$');
    await arrive('/ru');
    return { browser: await browser.version(), protocol: String(protocol), steps, faults };
  } finally {
    await browser.close();
  }
}

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    faults.push(error instanceof Error ? error.message : String(error));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return faults;
}

type Tag = 'a' | 'button' | 'h1' | 'input';

/** Waits for a visible and enabled element of the page's main part whose label or text matches the pattern. */
async function find<T extends Tag>(page: Page, tag: T, pattern: string) {
  const handle = await page.waitForFunction(
    (name, text) =>
      [...document.querySelectorAll(`main ${name}`)].find((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
        return (
          element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]') && new RegExp(text).test((label ?? '').trim())
        );
      }),
    {},
    tag,
    pattern,
  );
  const element = handle.asElement();
  if (element === null) throw new Error(`no ${tag} with ${pattern}`);
  return element.toElement(tag);
}

const press = async (page: Page, tag: Tag, pattern: string): Promise<void> => (await find(page, tag, pattern)).click();

async function codeAfter(sandbox: string, since: number): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const response = await fetch(`${sandbox}/sandbox/sms?phone=${encodeURIComponent(PHONE)}`);
    const messages = v.parse(messagesSchema, await response.json());
    const code = messages.find((message) => message.code && Date.parse(message.at) >= since)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code came to ${PHONE}`);
}
