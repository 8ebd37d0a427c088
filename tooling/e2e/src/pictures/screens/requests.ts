import type { Page } from '@playwright/test';
import type { Journey, ScreenState } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';

/** The browser logs this for every failed response. */
const FAILED = /Failed to load resource/;
const FORM_TEXTS = {
  ru: {
    question: 'Ваш вопрос',
    name: 'Как к вам обращаться',
    phone: 'Телефон',
    ask: 'Отправить вопрос',
    typed: 'Можно ли перенести день платежа?',
  },
  uz: {
    question: 'Savolingiz',
    name: 'Sizga qanday murojaat qilaylik',
    phone: 'Telefon',
    ask: 'Savolni yuborish',
    typed: 'Toʻlov kunini koʻchirsa boʻladimi?',
  },
} as const;

async function open(visitor: ScreenshotTour, page: Page, at: string) {
  const answer = await page.goto(visitor.path(at));
  if (answer?.status() !== 200) throw new Error(`${at} answered ${answer?.status()}`);
  const form = page.locator('#question, #request');
  if ((await form.count()) > 0) {
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('textbox').first().waitFor();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  return page.locator('h1').first();
}

async function sendForm(visitor: ScreenshotTour, page: Page) {
  const words = FORM_TEXTS[visitor.lang];
  await open(visitor, page, '/faq/21');
  await page.getByLabel(words.question).fill(words.typed);
  await page.getByLabel(words.name).fill('Shahnoza');
  await page.getByLabel(words.phone).fill('901234567');
  await page.getByRole('button', { name: words.ask }).click();
}

const plain = (name: string, at: string): ScreenState => ({ name, reach: (visitor, page) => open(visitor, page, at) });

/** Questions, pages for companies, text pages, and the forms after success and failure. */
export const REQUEST_FORM_JOURNEYS: readonly Journey[] = [
  {
    group: 'requests',
    screens: [
      plain('requests-faq', '/faq'),
      plain('requests-faq-found', '/faq?q=karta'),
      plain('requests-faq-none', '/faq?q=zzzz'),
      plain('requests-faq-entry', '/faq/21'),
      plain('requests-sell-on', '/sell-on-muddat'),
      plain('requests-become-partner', '/become-partner'),
      plain('requests-corporate', '/corporate'),
      plain('requests-static-page', '/pages/about'),
      {
        name: 'requests-wrong',
        reach: async (visitor, page) => {
          await open(visitor, page, '/faq/21');
          await page.getByRole('button', { name: FORM_TEXTS[visitor.lang].ask }).click();
          return page.locator('[aria-invalid=true]').first();
        },
      },
      {
        name: 'requests-not-sent',
        expects: FAILED,
        reach: async (visitor, page) => {
          await visitor.stack.tools.injectFaults([{ operation: 'builder.createFeedback', fault: 'status', status: 503, times: 1 }]);
          await sendForm(visitor, page);
          const alert = page.locator('#question [role=alert]').filter({ hasText: /./ });
          await alert.waitFor();
          await visitor.stack.tools.clearFaults();
          return alert;
        },
      },
      {
        name: 'requests-sent',
        reach: async (visitor, page) => {
          await sendForm(visitor, page);
          return page.locator('#question h2').last();
        },
      },
    ],
  },
];
