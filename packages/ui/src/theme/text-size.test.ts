import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const REPO = fileURLToPath(new URL('../../../../', import.meta.url));
const ROOMS = ['packages/ui/src', 'packages/app-shell/src', 'apps/cabinet/src', 'apps/public-site/src'];
const IN_PIXELS = /\b(?:fontSize|lineHeight): '[^']*\dpx'|font:.*\dpx/;

it('no style sets a text size in px, so that text follows the font size chosen in the browser', () => {
  const styles = ROOMS.flatMap((room) =>
    readdirSync(join(REPO, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => `${room}/${file}`),
  );
  expect(styles.length).toBeGreaterThan(60);
  expect(styles.filter((file) => IN_PIXELS.test(readFileSync(join(REPO, file), 'utf8')))).toEqual([]);
});
