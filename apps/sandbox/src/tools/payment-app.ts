import { formatMoney, type Locale, languageOf } from '@muddat/i18n';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findAppPayment, receiveAppDecision } from '../apis/billing/payment-run/app-result.ts';
import { paymentCompanyLink } from '../apis/billing/provider/company-link.ts';
import { systemName } from '../apis/billing/provider/payment-systems.ts';
import type { Merchants } from '../config/merchants.ts';
import { Problem } from '../core/problem.ts';
import { escapeHtml, sendPage } from './shared/page.ts';
import { parseInput } from './shared/parse-input.ts';
import { pageLocale } from './shared/render-tool-page.ts';
import type { ToolContext } from './shared/tool-context.ts';

const PAGE_TEXTS = {
  ru: {
    title: 'Оплата в приложении',
    hint: 'Эта страница песочницы стоит на месте платежного приложения. Деньги не списываются.',
    approve: 'Оплатить',
    decline: 'Отказаться',
    back: 'Вернуться в Muddat',
    instead: 'Стоит на месте ссылки:',
    failed: 'Не получилось отправить решение. Попробуйте ещё раз.',
    open: 'Ожидает вашего решения',
    done: 'Решение принято',
  },
  uz: {
    title: 'Ilovada toʻlash',
    hint: 'Sandboxning bu sahifasi toʻlov ilovasi oʻrnida turadi. Pul yechilmaydi.',
    approve: 'Toʻlash',
    decline: 'Rad etish',
    back: 'Muddatga qaytish',
    instead: 'Quyidagi havola oʻrnida turadi:',
    failed: 'Qaror yuborilmadi. Yana urinib koʻring.',
    open: 'Qaroringiz kutilmoqda',
    done: 'Qaror qabul qilindi',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
.sum{font-size:32px;font-weight:600;margin:16px 0}
.row{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0}
button{min-height:48px;padding:8px 24px;font:inherit;font-weight:600;border-radius:12px;border:1px solid var(--primary);background:var(--surface);color:var(--primary)}
button[value=approve]{background:var(--primary);color:var(--surface)}
.bad{color:var(--bad)}
.link{overflow-wrap:anywhere}
`;

/**
 * Sends the decision once and returns to the portal. Uses fetch, because the page's policy forbids a form to redirect to another origin.
 */
const SCRIPT = `
const main = document.querySelector('main'), bad = document.querySelector('.bad'), back = document.querySelector('.back');
const buttons = [...document.querySelectorAll('button')];
async function decide(decision) {
  for (const button of buttons) button.disabled = true;
  bad.hidden = true;
  try {
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ decision }) });
    if (!answer.ok) throw new Error(String(answer.status));
    document.querySelector('.state').textContent = main.dataset.done;
    if (back) location.assign(back.href);
  } catch {
    bad.hidden = false;
    for (const button of buttons) button.disabled = false;
  }
}
for (const button of buttons) button.addEventListener('click', () => decide(button.value));
`;

/** Invented contracts, with which the page shows what the company's links look like. */
const EXAMPLE_MERCHANTS: Merchants = {
  payme: { merchantId: 'muddat-sandbox' },
  click: { serviceId: '1', merchantId: '1' },
  uzum: { serviceId: '1' },
  paynet: { merchantId: '1' },
};

const PARAMS = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
const DECISION = v.strictObject({ decision: v.picklist(['approve', 'decline']) });

/** /sandbox/payment-app/{payment_id}: a page that replaces those of Payme, Click and the others, and the decision made on it. */
export function registerPaymentApp(app: FastifyInstance, { db, clock }: ToolContext): void {
  const find = async (params: unknown) => {
    const payment = await findAppPayment(db, parseInput(PARAMS, params).id);
    if (payment === null) throw new Problem('not_found');
    return payment;
  };

  app.get('/sandbox/payment-app/:id', async (request, reply) => {
    const payment = await find(request.params);
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const open = payment.status === 'processing';
    const buttons = open
      ? `<div class="row"><button value="approve">${words.approve}</button><button value="decline">${words.decline}</button></div>`
      : '';
    const back = payment.returnUrl === null ? '' : `<p><a class="back" href="${escapeHtml(payment.returnUrl)}">${words.back}</a></p>`;
    const { id: paymentId, amount, returnUrl } = payment;
    const link = paymentCompanyLink(payment.system ?? '', EXAMPLE_MERCHANTS, { paymentId, amount, locale, returnUrl });
    const instead = link === null ? '' : `<p class="quiet link">${words.instead} <code>${escapeHtml(link)}</code></p>`;
    const body = `<main class="wrap" data-done="${words.done}"><h1>${escapeHtml(systemName(payment.system ?? ''))}</h1><p class="quiet">${words.hint}</p><p class="sum num">${escapeHtml(formatMoney(payment.amount, languageOf(locale, 'latn')))}</p><p class="state" aria-live="polite">${open ? words.open : words.done}</p><p class="bad" role="alert" hidden>${words.failed}</p>${buttons}${back}${instead}</main>`;
    return sendPage(reply, { locale, title: words.title, body, style: STYLE, script: SCRIPT });
  });

  app.post('/sandbox/payment-app/:id', async (request, reply) => {
    const payment = await find(request.params);
    const { decision } = parseInput(DECISION, request.body);
    const ended = await receiveAppDecision({ db, clock }, payment, decision === 'approve');
    return reply.send({ payment_id: ended.id, status: ended.status, return_url: ended.returnUrl });
  });
}
