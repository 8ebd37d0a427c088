import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { media } from './media.ts';

const REPO = fileURLToPath(new URL('../../../../', import.meta.url));
const ROOMS = ['packages/ui/src', 'packages/forms/src', 'packages/app-shell/src', 'apps/cabinet/src', 'apps/public-site/src'];
/** Matches a width of the window in a file's own media query or `matchMedia`. */
const OWN_WIDTH = /\((?:min|max)-width|\(width\s*[<>]|matchMedia\([^)]*width/;

it('[S9-05] a window of 600 px or less is mobile, and every other is not', () => {
  expect([media.phone, media.tablet]).toEqual(['(max-width: 600px)', '(min-width: 600.02px)']);
});

it('[S9-05] no file but `media.ts` has a window width that decides what is mobile', () => {
  const sources = ROOMS.flatMap((room) =>
    readdirSync(join(REPO, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  const own = sources.filter((file) => OWN_WIDTH.test(readFileSync(join(REPO, file), 'utf8')));
  // In all of these files except media.ts the width is that of a container query, not of the window.
  expect(own).toEqual([
    'packages/ui/src/bank-card-tile/bank-card-tile.css.ts',
    'packages/ui/src/document-step/document-step.css.ts',
    'packages/ui/src/monthly-price/monthly-price.css.ts',
    'packages/ui/src/order-tile/order-tile.css.ts',
    'packages/ui/src/steps/steps.css.ts',
    'packages/ui/src/theme/media.ts',
    'packages/ui/src/true-price/offer-choice.css.ts',
    'apps/cabinet/src/domain/goods/goods-to-buy.css.ts',
  ]);
});
