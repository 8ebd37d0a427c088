import { PortalDevice } from '../portal-device.ts';

const PAGES = ['/ru', '/uz', '/ru/catalogue', '/ru/sign-up', '/uz/faq', '/ru/public-offer', '/ru/product/1001', '/uz/partner/texno-bozor'];
const CALLS = ['/api/auth/user', '/api/builder/v1/faqs'];
const FILE = /\/assets\/[\w./~-]+\.(?:js|css|woff2|svg|png|webp)/g;

/** What visitors asked for, and each response that was not a success. */
export type Visits = { documents: number; files: number; calls: number; readonly faults: string[] };

/** All files under `/assets` that a document or script names. */
const findFiles = (text: string): string[] => [...new Set(text.match(FILE) ?? [])];

/** New visitors one after the other, each from its own address, and tabs that load files of the build that they began with. */
export class Visitors {
  readonly #url: string;
  readonly #ca: string;
  #turn = 0;

  constructor(url: string, ca: string) {
    this.#url = url;
    this.#ca = ca;
  }

  /** Opens a page as a new visitor does, with all of its files. Each request may reach another gateway. Returns the files. */
  async open(visits: Visits): Promise<string[]> {
    return this.#withDevice(async (device) => {
      const page = PAGES[this.#turn % PAGES.length] ?? '/ru';
      const { status, text } = await device.call('GET', page);
      visits.documents += 1;
      if (status !== 200) visits.faults.push(`${page} ${status} ${text.slice(0, 200)}`);
      const files = findFiles(text);
      await this.#load(device, files, visits);
      for (const call of CALLS) {
        const answer = await device.call('GET', call);
        visits.calls += 1;
        if (answer.status !== 200) visits.faults.push(`${call} ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      return files;
    });
  }

  /** Loads files as an open tab does that goes to further pages. */
  async load(files: readonly string[], visits: Visits): Promise<void> {
    await this.#withDevice((device) => this.#load(device, files, visits));
  }

  async #load(device: PortalDevice, files: readonly string[], visits: Visits): Promise<void> {
    for (const file of files) {
      const { status } = await device.call('GET', file);
      visits.files += 1;
      if (status !== 200) visits.faults.push(`${file} ${status}`);
    }
  }

  async #withDevice<Result>(visit: (device: PortalDevice) => Promise<Result>): Promise<Result> {
    this.#turn += 1;
    const device = new PortalDevice(this.#url, this.#ca, `127.1.${Math.floor(this.#turn / 250)}.${(this.#turn % 250) + 1}`);
    try {
      return await visit(device);
    } finally {
      device.close();
    }
  }
}
