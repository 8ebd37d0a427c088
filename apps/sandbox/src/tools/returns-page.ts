import type { Locale } from '@muddat/i18n';
import type { FastifyInstance } from 'fastify';
import { sendPage } from './shared/page.ts';
import { PAGE_SCRIPT } from './shared/page-script.ts';
import { pageLocale, renderToolPage } from './shared/render-tool-page.ts';

const MAX_TEXT = 1_000;

const PAGE_TEXTS = {
  ru: {
    title: 'Возвраты',
    hint: 'Что видят магазин и поддержка Muddat. Ответ приходит сам, по часам песочницы; здесь можно ответить рукой. Без текста уйдут обычные слова.',
    empty: 'Возвратов пока нет.',
    lost: 'Нет связи с песочницей. Повторяем попытку…',
    order: 'Заказ',
    photo: 'Фото',
    messages: 'Переписка',
    text: 'Текст ответа или сообщения',
    done: 'Готово',
    refused: 'Не принято: возврат уже изменился',
    customer: 'Клиент',
    store: 'Магазин',
    support: 'Muddat',
    fromStore: 'Написать от магазина',
    fromSupport: 'Написать от Muddat',
    approved: 'Магазин: привозите',
    repairing: 'Магазин: взять в ремонт',
    repaired: 'Магазин: починили',
    hopeless: 'Магазин: не починить, вернуть деньги',
    accepted: 'Магазин: товар принят',
    rejected: 'Магазин: отказать',
    supportAccepted: 'Muddat: решить за клиента',
    declined: 'Muddat: отказать',
  },
  uz: {
    title: 'Qaytarishlar',
    hint: 'Doʻkon va Muddat xodimi koʻradigan narsa. Javob sandbox soati boʻyicha oʻzi keladi; bu yerda qoʻlda javob berish mumkin. Matn yozilmasa, odatdagi soʻzlar ketadi.',
    empty: 'Hozircha qaytarish yoʻq.',
    lost: 'Sandbox bilan aloqa yoʻq. Qayta urinmoqdamiz…',
    order: 'Buyurtma',
    photo: 'Surat',
    messages: 'Yozishmalar',
    text: 'Javob yoki xabar matni',
    done: 'Tayyor',
    refused: 'Qabul qilinmadi: qaytarish oʻzgargan',
    customer: 'Mijoz',
    store: 'Doʻkon',
    support: 'Muddat',
    fromStore: 'Doʻkon nomidan yozish',
    fromSupport: 'Muddat nomidan yozish',
    approved: 'Doʻkon: olib keling',
    repairing: 'Doʻkon: taʼmirga olish',
    repaired: 'Doʻkon: tuzatildi',
    hopeless: 'Doʻkon: tuzatib boʻlmaydi, pul qaytadi',
    accepted: 'Doʻkon: mahsulot olindi',
    rejected: 'Doʻkon: rad etish',
    supportAccepted: 'Muddat: mijoz foydasiga',
    declined: 'Muddat: rad etish',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
.cases{display:grid;gap:16px;margin:24px 0;padding:0;list-style:none}
.cases>li{display:grid;gap:8px;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow-wrap:anywhere}
h2{font-size:20px;margin:0}
.cases p,.cases ul{margin:0;white-space:pre-line}
.photos{display:flex;flex-wrap:wrap;gap:0 16px}
.photos a{display:inline-flex;align-items:center;min-height:44px}
label{display:grid;gap:4px;margin:0}
textarea,button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--quiet);border-radius:8px;background:none;color:inherit}
button{cursor:pointer}
.acts{display:flex;flex-wrap:wrap;gap:8px}
.note:empty{display:none}
.lost,.bad{color:var(--bad)}
`;

/**
 * This script runs in the page. It writes text only, never HTML. Existing cards are updated in place, because they may hold a half-typed
 * text.
 */
const SCRIPT = `${PAGE_SCRIPT}
const words = JSON.parse(pick('main').dataset.words);
const cards = new Map();
const wordOf = (one, act) => act !== 'accepted' ? words[act] : one.state === 'disputed' ? words.supportAccepted : one.state === 'repairing' ? words.hopeless : words.accepted;
function card(id) {
  const line = make('li', ''), head = make('h2', ''), facts = make('div', ''), label = make('label', words.text), field = make('textarea', ''), acts = make('div', ''), note = make('p', '');
  head.id = 'case-' + id; head.tabIndex = -1;
  field.maxLength = ${MAX_TEXT}; field.rows = 2;
  acts.className = 'acts'; acts.setAttribute('role', 'group'); acts.setAttribute('aria-labelledby', head.id);
  note.className = 'note'; note.setAttribute('role', 'status');
  label.append(field);
  line.append(head, facts, label, acts, note);
  return { line, head, facts, field, acts, note, shown: '' };
}
function button(one, name, body) {
  const el = make('button', name);
  el.type = 'button';
  el.addEventListener('click', () => send(one.id, body));
  return el;
}
async function send(id, body) {
  const { field, head, note } = cards.get(id), text = field.value.trim();
  const sent = await fetch('/sandbox/returns', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ return_id: id, ...body, ...(text === '' ? {} : { text }) }) }).catch(() => null);
  note.classList.toggle('bad', !sent?.ok);
  note.textContent = sent === null ? words.lost : sent.ok ? words.done : words.refused;
  if (sent?.ok) field.value = '';
  await refresh();
  // The button that was pressed may be gone.
  if (document.activeElement === document.body) head.focus();
}
function facts(one) {
  const parts = [make('p', one.store + ' · ' + one.wish + ' · ' + one.state + ' · ' + one.category), make('p', one.items.map((item) => item.name + ' × ' + item.quantity).join(', '))];
  if (one.text !== null) parts.push(make('p', words.customer + ': ' + one.text));
  if (one.photos.length > 0) {
    const photos = make('p', '');
    photos.className = 'photos';
    photos.append(...one.photos.map((number) => { const link = make('a', words.photo + ' ' + number); link.href = '/sandbox/returns/photo/' + encodeURIComponent(one.id) + '/' + number; link.target = '_blank'; return link; }));
    parts.push(photos);
  }
  if (one.answer !== null) parts.push(make('p', words[one.answer.from] + ': ' + one.answer.text));
  if (one.messages.length > 0) {
    const list = make('ul', '');
    list.setAttribute('aria-label', words.messages);
    list.append(...one.messages.map(({ from, to, text }) => make('li', words[from] + ' → ' + words[to] + ': ' + text)));
    parts.push(list);
  }
  return parts;
}
function draw(one) {
  const known = cards.get(one.id) ?? card(one.id), state = JSON.stringify(one);
  cards.set(one.id, known);
  if (known.shown === state) return known.line;
  known.shown = state;
  known.head.textContent = words.order + ' № ' + one.order;
  known.facts.replaceChildren(...facts(one));
  known.acts.replaceChildren(...one.next.map((act) => button(one, wordOf(one, act), { act })), button(one, words.fromStore, { act: 'message', from: 'store' }), button(one, words.fromSupport, { act: 'message', from: 'support' }));
  return known.line;
}
function show(all) {
  const list = pick('.cases'), lines = all.map(draw);
  // Moved only where the order has changed: a moved field loses its focus.
  if (lines.length !== list.children.length || lines.some((line, at) => list.children[at] !== line)) list.replaceChildren(...lines);
  list.hidden = all.length === 0;
  pick('.empty').hidden = all.length > 0;
}
async function refresh() {
  try {
    const answer = await fetch('/sandbox/returns/list?lang=' + document.documentElement.lang);
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    pick('.lost').hidden = true;
  } catch { pick('.lost').hidden = false; }
}
loop();
`;

/** GET /sandbox/returns: the page for playing the store and support in returns. */
export function registerReturnsPage(app: FastifyInstance): void {
  app.get('/sandbox/returns', async (request, reply) => {
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const main = `<h1>${words.title}</h1><p class="quiet">${words.hint}</p><p class="lost" role="alert" hidden>${words.lost}</p><ul class="cases" aria-label="${words.title}" hidden></ul><p class="empty quiet" hidden>${words.empty}</p>`;
    const body = renderToolPage(locale, 'returns', main, { words: JSON.stringify(words) });
    return sendPage(reply, { locale, title: words.title, body, style: STYLE, script: SCRIPT });
  });
}
