import { I18nProvider } from '@lingui/react';
import { createI18n, parseLanguage } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/app-shell/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/app-shell/uz.po';
import { ApiError } from '@muddat/sdk';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BotProtected } from './bot-protected.tsx';
import { useBotProtection } from './use-bot-protection.ts';
import { botHeaders } from './with-bot-protection.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Waits up to 15 s: the first test that touches a form loads the solver, which takes seconds on a busy machine. */
const eventually = <T,>(read: () => T) => expect.poll(read, { timeout: 30_000 });

type Sent = { path: string; solution: string | null };

/** A fake gateway. Responds to bot checks with `challenge`, and to the form with `answers` in turn, or with success when none is left. */
function gateway({ challenge, answers = [] }: { challenge: () => Promise<Response>; answers?: Response[] }): Sent[] {
  const seen: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    seen.push({ path: pathname + search, solution: request.headers.get('x-bot-solution') });
    return pathname.startsWith('/api/bot/') ? challenge() : (answers.shift() ?? Response.json({ ok: true }));
  });
  return seen;
}
const off = async () => Response.json({ kind: 'off' });
/** Cost 1 and a prefix of two digits: the solver needs some hundred tries. */
const easy = async () =>
  Response.json({
    kind: 'altcha',
    expires_in: 600,
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: 'ab'.repeat(16),
        salt: 'cd'.repeat(16),
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
        data: { action: 'feedback' },
      },
      signature: 'ef',
    },
  });

function Form() {
  const bot = useBotProtection('feedback', async (token, text: string) => {
    const answer = await fetch(`/api/builder/v1/feedback?${text}`, { method: 'POST', headers: botHeaders(token) });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new ApiError({ statusCode: answer.status, message: '', source: 'server', data: body });
    return body;
  });
  return (
    <BotProtected bot={bot}>
      <input aria-label="Вопрос" />
      <button type="button" onClick={() => void bot.run('q=1').catch(() => {})}>
        Спросить
      </button>
    </BotProtected>
  );
}
const show = (locale: 'ru' | 'uz' = 'ru') =>
  render(
    <I18nProvider i18n={createI18n(parseLanguage(locale), locale === 'ru' ? ru : uz)}>
      <Form />
    </I18nProvider>,
  );
const challengesIn = (seen: readonly Sent[]) => seen.filter(({ path }) => path.startsWith('/api/bot/')).map(({ path }) => path);
const sendsIn = (seen: readonly Sent[]) => seen.filter(({ path }) => path.startsWith('/api/builder/'));

test('[S5-11] the bot check of a form is solved for its action at first touch, and its token goes to the callback', async () => {
  const seen = gateway({ challenge: easy });
  show();
  expect(seen).toEqual([]);
  await userEvent.click(screen.getByLabelText('Вопрос'));
  await eventually(() => challengesIn(seen)).toEqual(['/api/bot/challenge?action=feedback']);
  await userEvent.type(screen.getByLabelText('Вопрос'), 'Когда?');
  await userEvent.click(screen.getByRole('button'));
  await eventually(() => sendsIn(seen)).toHaveLength(1);
  const { challenge, solution } = JSON.parse(atob(sendsIn(seen)[0]?.solution ?? ''));
  expect(challenge.parameters.data).toEqual({ action: 'feedback' });
  expect(solution.derivedKey).toMatch(/^00[0-9a-f]{62}$/);
  expect(challengesIn(seen)).toHaveLength(1);
});

test('a form with a bot check that is submitted three times in a row is sent once', async () => {
  const seen = gateway({ challenge: easy });
  show();
  await userEvent.tripleClick(screen.getByRole('button'));
  await eventually(() => sendsIn(seen)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sendsIn(seen)).toHaveLength(1);
});

test('a refused solution of the bot check is replaced by a new one, and the form is sent again', async () => {
  const refusal = Response.json({ code: 'bot_check_failed', message: 'Не удалось' }, { status: 403 });
  const seen = gateway({ challenge: easy, answers: [refusal] });
  show();
  await userEvent.click(screen.getByRole('button'));
  await eventually(() => sendsIn(seen)).toHaveLength(2);
  expect(challengesIn(seen)).toHaveLength(2);
});

test('with bot protection off the form is sent without a token', async () => {
  const seen = gateway({ challenge: off });
  show();
  await userEvent.click(screen.getByRole('button'));
  await eventually(() => sendsIn(seen)).toEqual([{ path: '/api/builder/v1/feedback?q=1', solution: null }]);
});

const google = (script: string) => async () => Response.json({ kind: 'recaptcha-v3', site_key: 'key', script });
const inline = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test('with reCAPTCHA the script loads once, and each submission gets its own token for the action', async () => {
  const script = inline(`
    window.loads = (window.loads ?? 0) + 1;
    let tokens = 0;
    window.grecaptcha = { ready: (done) => setTimeout(done, 10), execute: async (key, { action }) => [key, action, ++tokens].join('.') };
  `);
  const seen = gateway({ challenge: google(script) });
  show();
  await userEvent.click(screen.getByRole('button'));
  await eventually(() => sendsIn(seen)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button'));
  await eventually(() => sendsIn(seen).map(({ solution }) => solution)).toEqual(['key.feedback.1', 'key.feedback.2']);
  expect('loads' in window && window.loads).toBe(1);
});

test.each([
  ['does not load', 'data:text/javascript;base64,?'],
  ['is not of Google', inline('window.grecaptcha = 1')],
  ['gives no token', inline('window.grecaptcha = { ready: (done) => done(), execute: async () => { throw new Error("no"); } }')],
])('a reCAPTCHA script that %s does not block the form, which is sent without a token', async (_name, script) => {
  const seen = gateway({ challenge: google(script) });
  show();
  await userEvent.click(screen.getByRole('button'));
  await eventually(() => sendsIn(seen)).toEqual([{ path: '/api/builder/v1/feedback?q=1', solution: null }]);
});

test.each([
  ['ru', 'Проверяем, что вы не робот…'],
  ['uz', 'Robot emasligingizni tekshiryapmiz…'],
] as const)('a slow bot check shows a status message (%s) until it is done', async (locale, words) => {
  let answer: (response: Response) => void = () => {};
  const seen = gateway({
    challenge: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  show(locale);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await eventually(() => screen.getByRole('status').textContent).toBe(words);
  answer(await off());
  await eventually(() => sendsIn(seen)).toHaveLength(1);
  await eventually(() => screen.getByRole('status').textContent).toBe('');
});
