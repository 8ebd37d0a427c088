import { afterAll, afterEach, beforeAll } from 'vitest';
import { errorCases } from './testing/render/error-cases.ts';
import { fileCases } from './testing/render/files-cases.ts';
import { type Ground, openGround } from './testing/render/ground.ts';
import { homeCases } from './testing/render/home-cases.ts';
import { payloadCases } from './testing/render/payload-cases.ts';
import { textCases } from './testing/render/text-cases.ts';

const BUILD_TIMEOUT_MS = 300_000;
let opened: Ground | undefined;
const ground = (): Ground => {
  if (!opened) throw new Error('the site is not built');
  return opened;
};

beforeAll(async () => {
  opened = await openGround();
}, BUILD_TIMEOUT_MS);
afterAll(() => opened?.close());
afterEach(() => ground().backend.heal());

homeCases(ground);
textCases(ground);
errorCases(ground);
payloadCases(ground);
fileCases(ground);
