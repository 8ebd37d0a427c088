import { expect, test } from '../../src/test.ts';

/** What the specification wants at the foot of every page (spec 2): where it leads, and what stands there. */
const FOOTER = {
  ru: [
    ['Публичная оферта', '/ru/public-offer', /оферта/i],
    ['Конфиденциальность', '/ru/privacy-policy', /конфиденциальност/i],
    ['Корпоративным клиентам', '/ru/corporate', /сотрудников/i],
    ['Наши клиенты', '/ru/clients', /Наши клиенты/],
    ['Сервисные центры', '/ru/service-centers', /Сервисные центры/],
  ],
  uz: [
    ['Ommaviy oferta', '/uz/public-offer', /oferta/i],
    ['Maxfiylik', '/uz/privacy-policy', /maxfiylik/i],
    ['Korporativ mijozlarga', '/uz/corporate', /xodimlar/i],
    ['Mijozlarimiz', '/uz/clients', /Mijozlarimiz/],
    ['Xizmat koʻrsatish markazlari', '/uz/service-centers', /Xizmat koʻrsatish markazlari/],
  ],
} as const;

for (const lang of ['ru', 'uz'] as const) {
  for (const [label, path, heading] of FOOTER[lang]) {
    test(`[S2-28] the footer in ${lang} leads to «${label}»`, async ({ page }) => {
      await page.goto(`/${lang}`);
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
}
