import type { Locale } from '@muddat/i18n';
import type { FastifyInstance } from 'fastify';
import { sendPage } from './shared/page.ts';
import { pageLocale, renderToolPage } from './shared/render-tool-page.ts';

const PAGE_TEXTS = {
  ru: {
    title: 'Входящие СМС',
    hint: 'Сообщения и звонки, которые получил бы покупатель. Список обновляется сам.',
    filter: 'Телефон',
    empty: 'Пока ни одного сообщения. Запросите код на экране входа или начните платёж картой.',
    code: 'Код',
    call: 'Звонок робота',
    lost: 'Нет связи с песочницей. Повторяем попытку…',
    fresh: 'Новое сообщение на номер',
  },
  uz: {
    title: 'Kelgan SMSlar',
    hint: 'Xaridor olishi kerak boʻlgan xabarlar va qoʻngʻiroqlar. Roʻyxat oʻzi yangilanadi.',
    filter: 'Telefon',
    empty: 'Hozircha xabar yoʻq. Kirish ekranida kod soʻrang yoki karta bilan toʻlovni boshlang.',
    code: 'Kod',
    call: 'Robot qoʻngʻirogʻi',
    lost: 'Sandbox bilan aloqa yoʻq. Qayta urinmoqdamiz…',
    fresh: 'Yangi xabar keldi, raqam:',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
ol{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px}
li .top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;color:var(--quiet);font-size:15px}
li .call{border:1px solid var(--line);border-radius:999px;padding:0 8px}
li p{margin:8px 0 0;overflow-wrap:anywhere}
li .code{font-size:32px;line-height:1.2;letter-spacing:.08em;margin:8px 0 0;font-weight:600;user-select:all}
.empty{border:1px dashed var(--line);border-radius:16px;padding:32px 16px;text-align:center;color:var(--quiet)}
.lost{color:var(--bad)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;

/** This script runs in the page. It writes text only, never HTML, so that markup in a message has no effect. */
const SCRIPT = `
const REFRESH_MS = 2000;
const data = document.body.querySelector('main').dataset;
const list = document.querySelector('ol'), empty = document.querySelector('.empty'), lost = document.querySelector('.lost');
const live = document.querySelector('[aria-live]'), filter = document.querySelector('input');
let shown = '', newest = null;
const make = (tag, name, text) => { const el = document.createElement(tag); if (name) el.className = name; el.textContent = text; return el; };
const spaced = (phone) => phone.replace(/^(\\+998)(\\d{2})(\\d{3})(\\d{2})(\\d{2})$/, '$1 $2 $3 $4 $5');
const time = (iso) => new Date(Date.parse(iso) + 5 * 3600000).toISOString().slice(0, 19).replace('T', ' ');
function show(messages) {
  const state = JSON.stringify(messages);
  if (state === shown) return;
  shown = state;
  list.replaceChildren(...messages.map((message) => {
    const item = document.createElement('li'), top = make('div', 'top num', '');
    top.append(make('span', '', spaced(message.to)), make('time', '', time(message.at)));
    if (message.channel === 'call') top.append(make('span', 'call', data.call));
    item.append(top);
    if (message.code) item.append(make('div', 'code num', message.code));
    item.append(make('p', '', message.text));
    return item;
  }));
  list.hidden = messages.length === 0;
  empty.hidden = messages.length > 0;
  const first = messages[0];
  const key = first ? first.at + first.to + first.code : '';
  if (newest !== null && first && key !== newest) live.textContent = data.fresh + ' ' + spaced(first.to);
  newest = key;
}
async function refresh() {
  try {
    const digits = filter.value.replace(/\\D/g, '');
    const answer = await fetch('/sandbox/sms');
    if (!answer.ok) throw new Error(String(answer.status));
    const all = await answer.json();
    show(digits === '' ? all : all.filter((message) => message.to.includes(digits)));
    lost.hidden = true;
  } catch { lost.hidden = false; }
}
async function loop() { await refresh(); setTimeout(loop, REFRESH_MS); }
filter.addEventListener('input', refresh);
loop();
`;

/** GET /sandbox/inbox: the page of the SMS inbox. */
export function registerInbox(app: FastifyInstance): void {
  app.get('/sandbox/inbox', async (request, reply) => {
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const main = `<h1>${words.title}</h1><p class="quiet">${words.hint}</p><label for="phone">${words.filter}</label><input id="phone" type="search" inputmode="tel" autocomplete="off" placeholder="+998 90 000 00 01"><p class="lost" role="alert" hidden>${words.lost}</p><div class="sr" aria-live="polite"></div><ol aria-label="${words.title}" hidden></ol><div class="empty">${words.empty}</div>`;
    const body = renderToolPage(locale, 'inbox', main, { fresh: words.fresh, call: words.call });
    return sendPage(reply, { locale, title: words.title, body, style: STYLE, script: SCRIPT });
  });
}
