import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packageFolder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { exports: list }: { exports: Record<string, string | { '@muddat/source': string }> } = JSON.parse(
  readFileSync(packageFolder('package.json'), 'utf8'),
);
/** Folders with parts of other components, which have no export of their own. */
const INSIDE = new Set(['internal', 'field', 'pictures', 'theme']);

describe('subpath exports', () => {
  it('exist for each component folder, without a root export, which would put react-aria into every page', () => {
    const folders = readdirSync(packageFolder('src'), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !INSIDE.has(entry.name),
    );
    const components = Object.keys(list).filter((name) => !/^\.\/(theme|tokens|style\.css)/.test(name));
    expect(components.toSorted()).toEqual(folders.map((folder) => `./${folder.name}`).toSorted());
    expect(Object.keys(list)).not.toContain('.');
  });

  it.each(Object.entries(list))('%s points to a source file that exists', (_name, door) => {
    // Only the build creates `style.css`, so its file may be missing. An application that imports the sources gets the styles with them.
    if (typeof door === 'string') expect(['./dist/style.css', './tokens/*']).toContain(door);
    else expect(existsSync(packageFolder(door['@muddat/source']))).toBe(true);
  });
});

it('the names of the subpath exports do not change', () => {
  expect(Object.keys(list)).toMatchInlineSnapshot(`
    [
      "./theme",
      "./theme/contract",
      "./theme/layer-order",
      "./theme/media",
      "./accordion",
      "./action-row",
      "./amount-field",
      "./announcer",
      "./app-bar",
      "./badge",
      "./bank-card-tile",
      "./banner",
      "./benefit-list",
      "./bottom-bar",
      "./breadcrumbs",
      "./button",
      "./calendar-field",
      "./campaign-card",
      "./card",
      "./card-mark",
      "./card-number-field",
      "./checkbox",
      "./code-field",
      "./combo-box",
      "./comparison-table",
      "./contact-card",
      "./countdown",
      "./date-field",
      "./date-text",
      "./dialog",
      "./divider",
      "./document-step",
      "./error-summary",
      "./expiry-field",
      "./figure-list",
      "./figure-row",
      "./file-drop",
      "./footer",
      "./gallery",
      "./girih",
      "./heading",
      "./hero",
      "./icon-button",
      "./icons",
      "./installment-calculator",
      "./language-switch",
      "./limit-card",
      "./link",
      "./link-row",
      "./load-more",
      "./logo",
      "./menu",
      "./meter",
      "./money",
      "./monthly-price",
      "./native-select",
      "./next-payment-card",
      "./notice-bar",
      "./notification-row",
      "./offline-bar",
      "./order-tile",
      "./page-layout",
      "./pagination",
      "./password-field",
      "./payment-schedule",
      "./payment-timeline",
      "./phone-field",
      "./photo-example",
      "./photo-field",
      "./picture",
      "./point-map",
      "./popover",
      "./price-breakdown",
      "./product-tile",
      "./progress-bar",
      "./quantity-field",
      "./radio-cards",
      "./radio-group",
      "./region-picker",
      "./review-card",
      "./rich-text",
      "./search-field",
      "./section-head",
      "./segmented-control",
      "./select",
      "./sheet",
      "./side-rail",
      "./site-header",
      "./skeleton",
      "./slider",
      "./spinner",
      "./stack",
      "./star-field",
      "./stars",
      "./states",
      "./status-badge",
      "./stepper",
      "./steps",
      "./store-logo",
      "./store-tile",
      "./success-mark",
      "./switch",
      "./tab-bar",
      "./table",
      "./tabs",
      "./text",
      "./text-area",
      "./text-field",
      "./toast",
      "./tooltip",
      "./true-price",
      "./video-card",
      "./tokens/*",
      "./style.css",
    ]
  `);
});

it.each(readdirSync(packageFolder('src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts')))(
  '%s imports styles and tokens only: a component would run in the style compiler',
  (file) => {
    const text = readFileSync(packageFolder(`src/${file}`), 'utf8');
    for (const [, from] of text.matchAll(/from '([^']+)'/g))
      expect(from).toMatch(/^@vanilla-extract\/css$|\.css\.ts$|\/theme\/[a-z-]+\.ts$|^\.\/[a-z-]+\.ts$/);
  },
);
