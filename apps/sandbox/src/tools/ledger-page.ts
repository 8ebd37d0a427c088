import type { Locale } from '@muddat/i18n';
import type { FastifyInstance } from 'fastify';
import { sendPage } from './shared/page.ts';
import { PAGE_SCRIPT } from './shared/page-script.ts';
import { pageLocale, renderToolPage } from './shared/render-tool-page.ts';

const PAGE_TEXTS = {
  ru: {
    title: 'Сверка платежей',
    hint: 'Слева то, что списал платежный провайдер, справа то, что записано в книгах. Суммы должны совпадать.',
    filter: 'Телефон',
    provider: 'Провайдер',
    ledger: 'Книги',
    differences: 'Расхождения',
    expected: 'Ожидалось',
    found: 'Найдено',
    nightly: 'Ночная сверка',
    clean: 'расхождений нет',
    equal: 'Суммы совпадают',
    differ: 'Суммы расходятся',
    payment: 'Платёж',
    status: 'Статус',
    empty: 'Платежей пока нет.',
    lost: 'Нет связи с песочницей. Повторяем попытку…',
  },
  uz: {
    title: 'Toʻlovlar solishtiruvi',
    hint: 'Chapda toʻlov provayderi yechgan pul, oʻngda hisob kitobidagi yozuv. Summalar teng boʻlishi kerak.',
    filter: 'Telefon',
    provider: 'Provayder',
    ledger: 'Hisob',
    differences: 'Farqlar',
    expected: 'Kutilgan',
    found: 'Topilgan',
    nightly: 'Tungi solishtiruv',
    clean: 'farq yoʻq',
    equal: 'Summalar teng',
    differ: 'Summalar farq qiladi',
    payment: 'Toʻlov',
    status: 'Holati',
    empty: 'Hozircha toʻlov yoʻq.',
    lost: 'Sandbox bilan aloqa yoʻq. Qayta urinmoqdamiz…',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
.sums{display:flex;flex-wrap:wrap;gap:16px;margin:24px 0}
.sums div{flex:1 1 200px;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px}
.sums b{display:block;font-size:24px}
.verdict{font-weight:600}.verdict.good{color:var(--good)}.verdict.bad,.lost{color:var(--bad)}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--quiet);font-weight:400}td.sum,th.sum{text-align:right;white-space:nowrap}
td:first-child{overflow-wrap:anywhere}
@media (max-width:599px){table{font-size:13px}th,td{padding-right:8px}}
`;

/** This script runs in the page. It writes text only, never HTML. */
const SCRIPT = `${PAGE_SCRIPT}
const words = document.querySelector('main').dataset;
const filter = pick('input');
const group = (sum) => String(sum).replace(/\\B(?=(\\d{3})+$)/g, '\\u00a0');
const cell = (text, name) => { const el = document.createElement('td'); if (name) el.className = name; el.textContent = text; return el; };
async function refresh() {
  try {
    const digits = filter.value.replace(/\\D/g, '');
    const answer = await fetch('/sandbox/ledger' + (digits === '' ? '' : '?phone=' + digits));
    if (!answer.ok) throw new Error(String(answer.status));
    const { provider_sum, ledger_sum, rows, differences, nightly } = await answer.json();
    pick('#provider').textContent = group(provider_sum);
    pick('#ledger').textContent = group(ledger_sum);
    const verdict = pick('.verdict'), equal = provider_sum === ledger_sum && differences.length === 0;
    verdict.textContent = equal ? words.equal : words.differ;
    verdict.className = 'verdict ' + (equal ? 'good' : 'bad');
    pick('tbody').replaceChildren(...rows.map((row) => {
      const line = document.createElement('tr');
      line.append(cell(row.payment_id), cell(row.reason ? row.status + ' (' + row.reason + ')' : row.status), cell(group(row.provider_amount), 'sum num'), cell(group(row.ledger_amount), 'sum num'));
      return line;
    }));
    pick('.table').hidden = rows.length === 0;
    pick('.empty').hidden = rows.length > 0;
    pick('.differences').replaceChildren(...differences.map((item) => {
      const line = document.createElement('li');
      line.textContent = item.kind + ' ' + item.id + ': ' + words.expected + ' ' + group(item.expected) + ', ' + words.found + ' ' + group(item.found);
      return line;
    }));
    pick('.nightly').textContent = nightly ? words.nightly + ' ' + nightly.day + ': ' + (nightly.differences.length === 0 ? words.clean : words.differences + ' ' + nightly.differences.length) : '';
    pick('.lost').hidden = true;
  } catch { pick('.lost').hidden = false; }
}
filter.addEventListener('change', refresh);
loop();
`;

/** GET /sandbox/ledger/view: the page of the ledger. */
export function registerLedgerPage(app: FastifyInstance): void {
  app.get('/sandbox/ledger/view', async (request, reply) => {
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const head = `<h1>${words.title}</h1><p class="quiet">${words.hint}</p><label for="phone">${words.filter}</label><input id="phone" type="search" inputmode="tel" autocomplete="off" placeholder="+998 90 000 00 01"><p class="lost" role="alert" hidden>${words.lost}</p>`;
    const sums = `<div class="sums num"><div>${words.provider}<b id="provider">0</b></div><div>${words.ledger}<b id="ledger">0</b></div></div><p class="verdict" role="status"></p><ul class="differences num" aria-label="${words.differences}"></ul><p class="nightly quiet"></p>`;
    const table = `<div class="table" tabindex="0" role="region" aria-label="${words.title}" hidden><table><thead><tr><th scope="col">${words.payment}</th><th scope="col">${words.status}</th><th scope="col" class="sum">${words.provider}</th><th scope="col" class="sum">${words.ledger}</th></tr></thead><tbody></tbody></table></div><p class="empty quiet">${words.empty}</p>`;
    const { equal, differ, differences, expected, found, nightly, clean } = words;
    const data = { equal, differ, differences, expected, found, nightly, clean };
    return sendPage(reply, {
      locale,
      title: words.title,
      body: renderToolPage(locale, 'ledger', head + sums + table, data),
      style: STYLE,
      script: SCRIPT,
    });
  });
}
