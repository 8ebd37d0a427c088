import type { Locale } from '@muddat/i18n';
import type { FastifyInstance } from 'fastify';
import { STEP_REFUSAL_REASONS } from '../apis/installment/verification/application/reasons.ts';
import { sendPage } from './shared/page.ts';
import { PAGE_SCRIPT } from './shared/page-script.ts';
import { pageLocale, renderToolPage } from './shared/render-tool-page.ts';

const PAGE_TEXTS = {
  ru: {
    title: 'Проверка личности',
    hint: 'Что видит сотрудник проверки. Ответ можно дать сразу; иначе он придёт сам по часам.',
    empty: 'Пока никто ничего не отправил.',
    submit: 'Ответить',
    income: 'Отказать по доходу',
    name: 'Имя в паспорте',
    accepted: 'принято',
    lost: 'Нет связи с песочницей. Повторяем попытку…',
    refused: 'Ответ не принят.',
  },
  uz: {
    title: 'Shaxsni tekshirish',
    hint: 'Tekshiruvchi koʻradigan narsa. Javobni darhol berish mumkin; aks holda u soat boʻyicha oʻzi keladi.',
    empty: 'Hozircha hech kim hech narsa yubormagan.',
    submit: 'Javob berish',
    income: 'Daromad boʻyicha rad etish',
    name: 'Pasportdagi ism',
    accepted: 'qabul qilindi',
    lost: 'Sandbox bilan aloqa yoʻq. Qayta urinmoqdamiz…',
    refused: 'Javob qabul qilinmadi.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
ol{list-style:none;margin:24px 0;padding:0;display:grid;gap:16px}
ol>li{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px}
h2{font-size:20px;margin:0 0 8px}
dl{display:grid;gap:8px;margin:16px 0}
dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 16px;align-items:center;border-top:1px solid var(--line);padding-top:8px}
img{display:block;max-width:220px;max-height:160px;border-radius:8px}
select,input,button{min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--quiet);border-radius:8px;max-width:100%}
button{cursor:pointer;margin-right:8px}
.lost,.bad{color:var(--bad)}
`;

/**
 * This script runs in the page. It writes text only, never HTML. While the tester is in a select or in the name, the list is not redrawn.
 */
const SCRIPT = `${PAGE_SCRIPT}
const data = document.body.querySelector('main').dataset;
const list = document.querySelector('ol'), empty = document.querySelector('.empty'), lost = document.querySelector('.lost');
const reasons = data.reasons.split(' ');
let shown = '';
async function answer(phone, body, note) {
  const sent = await fetch('/sandbox/checker', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ phone, ...body }) });
  if (!sent.ok) { note.textContent = data.refused; return; }
  shown = '';
  document.activeElement?.blur();
  await refresh();
}
function entry(one) {
  const item = document.createElement('li'), steps = document.createElement('dl'), selects = {};
  item.append(make('h2', one.name + ', ' + one.phone), make('p', one.status + ' / ' + one.limit));
  const person = one.person ? [one.person.passport, one.person.pinfl, one.person.birthdate] : [];
  item.append(make('p', [...person, ...one.contacts.map((contact) => contact.name + ' ' + contact.phone)].join(' · ')));
  for (const step of one.steps) {
    const row = document.createElement('div'), name = make('dt', step.step + ': ' + step.state + (step.reason ? ' (' + step.reason.code + ')' : ''));
    const held = document.createElement('dd');
    held.style.margin = '0';
    if (one.photos[step.step]) {
      const photo = document.createElement('img');
      photo.src = '/sandbox/checker/photo/' + one.photos[step.step];
      photo.alt = step.step;
      name.append(photo);
    }
    if (step.state === 'checking') {
      const select = document.createElement('select');
      select.setAttribute('aria-label', step.step);
      for (const value of ['accepted', ...reasons]) { const option = make('option', value === 'accepted' ? data.accepted : value); option.value = value; select.append(option); }
      selects[step.step] = select;
      held.append(select);
    }
    row.append(name, held);
    steps.append(row);
  }
  item.append(steps);
  if (one.status === 'submitted') {
    const note = make('p', ''), give = make('button', data.submit), refuse = make('button', data.income);
    note.className = 'bad';
    note.setAttribute('role', 'alert');
    const label = make('label', data.name + ' '), name = document.createElement('input');
    name.value = one.name;
    label.append(name);
    // An unchanged name is left out: the checker then confirms the name of the account.
    const read = () => (name.value.trim() === one.name ? {} : { name: name.value });
    give.addEventListener('click', () => answer(one.phone, { ...read(), verdicts: Object.fromEntries(Object.entries(selects).map(([step, select]) => [step, select.value])) }, note));
    refuse.addEventListener('click', () => answer(one.phone, { ...read(), limit: { status: 'rejected', reason: 'income' } }, note));
    const line = document.createElement('p');
    line.append(label);
    item.append(line, give, refuse, note);
  }
  return item;
}
async function refresh() {
  try {
    const got = await fetch('/sandbox/checker/list');
    if (!got.ok) throw new Error(String(got.status));
    const all = await got.json(), state = JSON.stringify(all);
    lost.hidden = true;
    if (state === shown || ['SELECT', 'INPUT'].includes(document.activeElement?.tagName)) return;
    shown = state;
    list.replaceChildren(...all.map(entry));
    list.hidden = all.length === 0;
    empty.hidden = all.length > 0;
  } catch { lost.hidden = false; }
}
loop();
`;

/** GET /sandbox/checker: the page for checking identities, the only page where someone other than the customer sees the identity photos. */
export function registerCheckerPage(app: FastifyInstance): void {
  app.get('/sandbox/checker', async (request, reply) => {
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const main = `<h1>${words.title}</h1><p class="quiet">${words.hint}</p><p class="lost" role="alert" hidden>${words.lost}</p><ol aria-label="${words.title}" hidden></ol><p class="empty quiet">${words.empty}</p>`;
    const { accepted, submit, income, name, refused } = words;
    const body = renderToolPage(locale, 'checker', main, {
      accepted,
      submit,
      income,
      name,
      refused,
      reasons: Object.keys(STEP_REFUSAL_REASONS).join(' '),
    });
    return sendPage(reply, { locale, title: words.title, body, style: STYLE, script: SCRIPT });
  });
}
