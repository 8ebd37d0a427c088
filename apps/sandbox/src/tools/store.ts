import type { Locale } from '@muddat/i18n';
import { desc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applyManualStep } from '../apis/installment/store-run/apply-manual-step.ts';
import { isOrderStatus, manualNextStatuses } from '../apis/installment/store-run/order-transitions.ts';
import { Problem } from '../core/problem.ts';
import { stores } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { sendPage } from './shared/page.ts';
import { PAGE_SCRIPT } from './shared/page-script.ts';
import { parseInput } from './shared/parse-input.ts';
import { pageLocale, renderToolPage } from './shared/render-tool-page.ts';
import type { ToolContext } from './shared/tool-context.ts';

const body = v.strictObject({ order_id: v.string(), status: v.pipe(v.string(), v.check(isOrderStatus)) });
const MAX_LISTED = 50;

const PAGE_TEXTS = {
  ru: {
    title: 'Магазин и курьер',
    hint: 'Новые заказы идут дальше сами, по часам песочницы. Здесь можно сделать следующий шаг рукой или передать долг в суд (send_enveloper).',
    order: 'Заказ',
    store: 'Магазин',
    status: 'Статус',
    next: 'Дальше',
    empty: 'Заказов пока нет.',
    lost: 'Нет связи с песочницей. Повторяем попытку…',
  },
  uz: {
    title: 'Doʻkon va kuryer',
    hint: 'Yangi buyurtmalar sandbox soati boʻyicha oʻzi yuradi. Bu yerda keyingi qadamni qoʻlda qilish yoki qarzni sudga topshirish (send_enveloper) mumkin.',
    order: 'Buyurtma',
    store: 'Doʻkon',
    status: 'Holati',
    next: 'Keyingi',
    empty: 'Hozircha buyurtma yoʻq.',
    lost: 'Sandbox bilan aloqa yoʻq. Qayta urinmoqdamiz…',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
.table{overflow-x:auto;margin:24px 0}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--quiet);font-weight:400}
.steps{display:flex;flex-wrap:wrap;gap:8px}
.steps button{font:inherit;min-height:44px;padding:4px 12px;border:1px solid var(--quiet);border-radius:8px;background:none;color:inherit;cursor:pointer}
@media (max-width:600px){
thead{position:absolute;clip-path:inset(50%);height:1px;overflow:hidden}
tr{display:flex;flex-wrap:wrap;gap:0 12px;padding:12px 0;border-bottom:1px solid var(--line)}
td{border:0;padding:4px 0}
td:last-child{flex-basis:100%}
}
.lost{color:var(--bad)}
`;

/** This script runs in the page. It writes text only, never HTML. */
const SCRIPT = `${PAGE_SCRIPT}
let shown = '';
async function step(id, status) {
  // A step that is refused, or whose answer is lost: the list says how the order stands.
  await fetch('/sandbox/store', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ order_id: id, status }) }).catch(() => undefined);
  await refresh();
}
function steps(order) {
  const cell = make('td', ''), list = make('div', '');
  list.className = 'steps';
  cell.append(list);
  list.append(...order.next.map((status) => { const button = make('button', status); button.type = 'button'; button.addEventListener('click', () => step(order.id, status)); return button; }));
  return cell;
}
function show(orders) {
  const state = JSON.stringify(orders);
  if (state === shown) return;
  shown = state;
  pick('tbody').replaceChildren(...orders.map((order) => {
    const line = document.createElement('tr');
    line.append(make('td', order.number), make('td', order.store), make('td', order.status), steps(order));
    return line;
  }));
  pick('.table').hidden = orders.length === 0;
  pick('.empty').hidden = orders.length > 0;
}
async function refresh() {
  try {
    const answer = await fetch('/sandbox/store/orders');
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    pick('.lost').hidden = true;
  } catch { pick('.lost').hidden = false; }
}
loop();
`;

/**
 * POST /sandbox/store {"order_id", "status"}: takes the next step of the store or courier, or sends an order to court. GET is the page, GET
 * /sandbox/store/orders the newest orders with their possible steps.
 */
export function registerStore(app: FastifyInstance, parts: ToolContext): void {
  const { db } = parts;
  app.post('/sandbox/store', async (request) => {
    const { order_id: id, status } = parseInput(body, request.body);
    const moved = isOrderStatus(status) ? await applyManualStep(parts, id, status) : null;
    if (moved === null) throw new Problem('not_found');
    if (moved === 'not_allowed') throw new Problem('validation_failed', { fields: { status: 'not_allowed' } });
    return { order_id: moved.id, status: moved.status };
  });

  app.get('/sandbox/store/orders', async () => {
    const { id, number, status, deliveryKind, storeId, type, totalAmount, paidAmount } = orders;
    const rows = await db
      .select({ id, number, status, deliveryKind, storeId, type, totalAmount, paidAmount })
      .from(orders)
      .orderBy(desc(orders.createdAt), desc(id))
      .limit(MAX_LISTED);
    const named =
      rows.length === 0
        ? []
        : await db
            .select()
            .from(stores)
            .where(
              inArray(
                stores.id,
                rows.map((row) => row.storeId),
              ),
            );
    const nameOf = new Map(named.map((store) => [store.id, store.name]));
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      store: nameOf.get(row.storeId) ?? '',
      status: row.status,
      next: manualNextStatuses(row),
    }));
  });

  app.get('/sandbox/store', async (request, reply) => {
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const heads = [words.order, words.store, words.status, words.next].map((word) => `<th scope="col">${word}</th>`).join('');
    const main = `<h1>${words.title}</h1><p class="quiet">${words.hint}</p><p class="lost" role="alert" hidden>${words.lost}</p><div class="table" tabindex="0" role="region" aria-label="${words.title}" hidden><table><thead><tr>${heads}</tr></thead><tbody></tbody></table></div><p class="empty quiet">${words.empty}</p>`;
    return sendPage(reply, { locale, title: words.title, body: renderToolPage(locale, 'store', main), style: STYLE, script: SCRIPT });
  });
}
