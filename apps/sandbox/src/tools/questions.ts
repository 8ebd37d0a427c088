import type { Locale } from '@muddat/i18n';
import { cleanText } from '@muddat/validators';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { answerQuestion } from '../apis/installment/questions/answer-question.ts';
import { Problem } from '../core/problem.ts';
import { stores } from '../db/schema/catalogue.ts';
import { questions } from '../db/schema/reviews.ts';
import { sendPage } from './shared/page.ts';
import { PAGE_SCRIPT } from './shared/page-script.ts';
import { parseInput } from './shared/parse-input.ts';
import { pageLocale, renderToolPage } from './shared/render-tool-page.ts';
import type { ToolContext } from './shared/tool-context.ts';

const MAX_ANSWER = 2_000;
const MAX_LISTED = 50;
const body = v.strictObject({
  question_id: v.string(),
  text: v.pipe(v.string(), v.transform(cleanText), v.nonEmpty(), v.maxLength(MAX_ANSWER)),
});

const PAGE_TEXTS = {
  ru: {
    title: 'Вопросы магазинам',
    hint: 'Магазин отвечает сам, по часам песочницы. Здесь можно ответить рукой; на вопрос отвечают один раз.',
    answer: 'Ответ',
    send: 'Ответить',
    empty: 'Вопросов пока нет.',
    lost: 'Нет связи с песочницей. Повторяем попытку…',
  },
  uz: {
    title: 'Doʻkonlarga savollar',
    hint: 'Doʻkon sandbox soati boʻyicha oʻzi javob beradi. Bu yerda qoʻlda javob berish mumkin; savolga bir marta javob beriladi.',
    answer: 'Javob',
    send: 'Javob berish',
    empty: 'Hozircha savol yoʻq.',
    lost: 'Sandbox bilan aloqa yoʻq. Qayta urinmoqdamiz…',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
.list{display:grid;gap:16px;margin:24px 0;padding:0;list-style:none}
.list li{display:grid;gap:8px;padding:16px;border:1px solid var(--line);border-radius:16px;overflow-wrap:anywhere}
.list p{margin:0;white-space:pre-line}
form{display:grid;gap:8px}
label{display:grid;gap:4px}
textarea,button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--quiet);border-radius:8px;background:none;color:inherit}
button{cursor:pointer;justify-self:start}
.lost{color:var(--bad)}
`;

/**
 * Runs in the page. Writes text only, never HTML. The line of an open question is reused, because it may hold a half-typed
 * answer; it is replaced once the question is answered.
 */
const SCRIPT = `${PAGE_SCRIPT}
const words = pick('main').dataset;
async function send(id, text) {
  await fetch('/sandbox/questions', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ question_id: id, text }) }).catch(() => undefined);
  await refresh();
}
function form(question) {
  const el = make('form', ''), label = make('label', words.answer), field = make('textarea', ''), button = make('button', words.send);
  field.required = true; field.maxLength = ${MAX_ANSWER}; field.rows = 3;
  label.append(field); el.append(label, button);
  el.addEventListener('submit', (event) => { event.preventDefault(); send(question.id, field.value); });
  return el;
}
function show(questions) {
  const list = pick('.list'), stand = new Map([...list.children].map((line) => [line.dataset.key, line]));
  list.replaceChildren(...questions.map((question) => {
    const key = question.id + (question.answer === null ? '' : ' answered');
    const kept = stand.get(key);
    if (kept) return kept;
    const line = make('li', ''), store = make('strong', question.store);
    line.dataset.key = key;
    line.append(store, make('p', question.text), question.answer === null ? form(question) : make('p', words.answer + ': ' + question.answer));
    return line;
  }));
  pick('.empty').hidden = questions.length > 0;
}
async function refresh() {
  try {
    const answer = await fetch('/sandbox/questions/list');
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    pick('.lost').hidden = true;
  } catch { pick('.lost').hidden = false; }
}
loop();
`;

/**
 * POST /sandbox/questions {"question_id", "text"}: gives a store's answer. GET is the page, GET /sandbox/questions/list the questions, open
 * ones first.
 */
export function registerQuestions(app: FastifyInstance, { db, clock }: ToolContext): void {
  app.post('/sandbox/questions', async (request) => {
    const { question_id: id, text } = parseInput(body, request.body);
    if (!(await answerQuestion({ db, clock }, id, text))) throw new Problem('not_found');
    return { question_id: id };
  });

  app.get('/sandbox/questions/list', () =>
    db
      .select({ id: questions.id, store: stores.name, text: questions.text, answer: questions.answer })
      .from(questions)
      .innerJoin(stores, eq(stores.id, questions.storeId))
      .orderBy(desc(sql`${isNull(questions.answer)}`), desc(questions.createdAt), desc(questions.id))
      .limit(MAX_LISTED),
  );

  app.get('/sandbox/questions', async (request, reply) => {
    const locale = pageLocale(request);
    const words = PAGE_TEXTS[locale];
    const main = `<h1>${words.title}</h1><p class="quiet">${words.hint}</p><p class="lost" role="alert" hidden>${words.lost}</p><ul class="list" aria-label="${words.title}"></ul><p class="empty quiet" hidden>${words.empty}</p>`;
    const shown = renderToolPage(locale, 'questions', main, { answer: words.answer, send: words.send });
    return sendPage(reply, { locale, title: words.title, body: shown, style: STYLE, script: SCRIPT });
  });
}
