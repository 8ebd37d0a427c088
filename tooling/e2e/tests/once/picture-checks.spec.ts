import { expect, test } from '@playwright/test';
import { collectConsoleErrors } from '../../src/console-errors.ts';
import { findAxeViolations } from '../../src/pictures/checks/axe.ts';
import { findOverflowingElements } from '../../src/pictures/checks/overflow.ts';
import { findUntranslatedTexts } from '../../src/pictures/checks/untranslated.ts';
import { EXHAUSTIVE_TEST } from '../../src/test.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true });

const ADDRESS = 'http://planted.test/';
const SOUND = '<h1>Salom</h1><p>Hammasi joyida</p><a lang="ru" href="/ru">Рус</a>';

const PAGES: readonly { name: string; html: string; finds: Readonly<Record<string, RegExp>> }[] = [
  { name: 'a sound page', html: SOUND, finds: {} },
  { name: 'what is cut off on purpose', html: `${SOUND}<div style="overflow:hidden"><p style="width:600px">uzun</p></div>`, finds: {} },
  { name: 'an element that sticks out', html: `${SOUND}<p style="width:500px">keng</p>`, finds: { overflow: /"keng" stands from/ } },
  {
    name: 'a Russian name for screen readers',
    html: `${SOUND}<button aria-label="Закрыть" style="padding:20px">x</button>`,
    finds: { untranslated: /Закрыть/ },
  },
  { name: 'pale text', html: `${SOUND}<p style="color:#bbb">xira</p>`, finds: { axe: /color-contrast at/ } },
  { name: 'a script that the policy forbids', html: `${SOUND}<script>1</script>`, finds: { console: /Content Security Policy/ } },
];

test('each picture check finds its own planted fault, and none on a correct page', EXHAUSTIVE_TEST, async ({ context }) => {
  const complaints = collectConsoleErrors(context);
  for (const { name, html, finds } of PAGES) {
    const page = await context.newPage();
    await page.route(ADDRESS, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': "script-src 'none'" },
        body: `<!doctype html><html lang="uz"><meta name="viewport" content="width=device-width"><title>Sinov</title><main>${html}</main></html>`,
      }),
    );
    await page.goto(ADDRESS);
    const found = {
      overflow: await findOverflowingElements(page),
      untranslated: await findUntranslatedTexts(page, 'uz'),
      axe: await findAxeViolations(page),
      console: complaints.splice(0),
    };
    for (const [check, details] of Object.entries(found)) {
      const pattern = finds[check];
      if (pattern === undefined) expect(details, `${name}: ${check}`).toEqual([]);
      else expect(details.join('\n'), `${name}: ${check}`).toMatch(pattern);
    }
    await page.close();
  }
});
