import { afterAll, afterEach, beforeAll } from 'vitest';
import { describeErrorPage } from './testing/render/error-suite.ts';
import { describeDocumentFiles } from './testing/render/files-suite.ts';
import { describeHomePage } from './testing/render/home-suite.ts';
import { describePayloads } from './testing/render/payload-suite.ts';
import { openRenderFixture, type RenderFixture } from './testing/render/render-fixture.ts';
import { describeTextPages } from './testing/render/text-suite.ts';

const BUILD_TIMEOUT_MS = 300_000;
let opened: RenderFixture | undefined;
const ground = (): RenderFixture => {
  if (!opened) throw new Error('the site is not built');
  return opened;
};

beforeAll(async () => {
  opened = await openRenderFixture();
}, BUILD_TIMEOUT_MS);
afterAll(() => opened?.close());
afterEach(() => ground().backend.heal());

describeHomePage(ground);
describeTextPages(ground);
describeErrorPage(ground);
describePayloads(ground);
describeDocumentFiles(ground);
