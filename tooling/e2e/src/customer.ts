import { expect, type Page } from '@playwright/test';
import type { Labels, Lang } from './labels.ts';
import type { SandboxTools } from './sandbox-tools.ts';
import type { Stack } from './stack.ts';

export const DILNOZA = { phone: '+998900000001', national: '900000001', password: 'Muddat-demo-1' };

/** A customer at the browser: performs steps on the screen, with the codes that are sent to the phone. */
export class Customer {
  readonly page: Page;
  readonly lang: Lang;
  readonly labels: Labels;
  readonly #tools: SandboxTools;
  readonly #url: string;

  constructor(page: Page, lang: Lang, labels: Labels, { tools, url }: Pick<Stack, 'tools' | 'url'>) {
    this.page = page;
    this.lang = lang;
    this.labels = labels;
    this.#tools = tools;
    this.#url = url;
  }

  open(path: string) {
    return this.page.goto(`/${this.lang}${path}`);
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Signs in by an API call, for tests that start behind the sign-in. Sets the cookie in this browser; opens no page. */
  async signIn(who: Pick<typeof DILNOZA, 'phone' | 'password'> = DILNOZA): Promise<void> {
    const headers = { origin: this.#url, 'x-requested-with': 'muddat-web' };
    const data = { strategy: 'customer', phone: who.phone, password: who.password };
    const answer = await this.page.context().request.post(`${this.#url}/api/auth/login`, { headers, data });
    expect(answer.status()).toBe(200);
  }

  async openMainPage(): Promise<void> {
    await this.open('/main-page');
    await expect(this.heading(this.labels.mainPage)).toBeAttached();
  }

  async signInByCode(who = DILNOZA): Promise<void> {
    const { page, labels } = this;
    await this.open('/sign-up');
    await page.getByLabel(labels.phone).fill(who.national);
    const asked = Date.now() - 1000;
    await this.button(labels.getCode).click();
    await page.getByLabel(labels.code).fill(await this.#tools.codeFor(who.phone, asked));
    await expect(this.heading(labels.mainPage)).toBeAttached();
  }

  async signInByPassword(who = DILNOZA): Promise<void> {
    await this.open('/sign-up');
    await this.fillPassword(who);
    await expect(this.heading(this.labels.mainPage)).toBeAttached();
  }

  /** Fills in and submits the password form of the open page. */
  async fillPassword(who = DILNOZA): Promise<void> {
    const { page, labels } = this;
    await this.button(labels.byPassword).click();
    await page.getByLabel(labels.phone).fill(who.national);
    await page.getByLabel(labels.password, { exact: true }).fill(who.password);
    await this.button(labels.signIn).click();
  }

  /** Drops the session while no page of the site is open. An open page would notice and redirect by itself. */
  async loseSession(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
  }

  /** Goes from the main page to the payment of the next instalment. */
  async openPayment(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: this.labels.payNext }).first().click();
    await expect(this.heading(this.labels.payHeading)).toBeVisible();
  }

  async submitPayment(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: this.labels.paySubmit }).click();
  }

  async enterCode(who = DILNOZA, since = 0): Promise<void> {
    await this.page.getByLabel(this.labels.code).fill(await this.#tools.codeFor(who.phone, since));
  }
}
