import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, renderForm } from '../../../testing/render-form.tsx';
import { FormCard } from '../form-card.tsx';
import { LazyForm } from '../lazy-form.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const QUESTION = { name: 'Шахноза', phone: '+998901234567', message: 'Можно ли перенести день платежа?' };
const button = (name: RegExp | string = /^Отправить/) => screen.findByRole('button', { name });

async function fill() {
  await userEvent.type(await screen.findByLabelText('Ваш вопрос'), QUESTION.message);
  await userEvent.type(screen.getByLabelText('Как к вам обращаться'), QUESTION.name);
  await userEvent.type(screen.getByLabelText('Телефон'), '901234567');
}

describe('the question form', () => {
  test('is sent once on a double click and then shows what happens next', async () => {
    const sent = fakeGateway();
    await renderForm(<LazyForm form="question" />);
    await fill();
    await userEvent.dblClick(await button());
    const heading = await screen.findByRole('heading', { name: 'Вопрос отправлен' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/Перезвоним или напишем/)).toBeVisible();
    expect(sent).toEqual([{ path: '/api/builder/v1/feedback', body: QUESTION, solution: null }]);
    expect(sessionStorage.getItem('muddat.draft.question')).toBeNull();
  });

  test('hides its invitation after sending and shows it again for another question', async () => {
    fakeGateway();
    await renderForm(<FormCard id="ask" title="Не нашли ответ?" text="Напишите своими словами." form="question" />);
    await fill();
    expect(screen.getByText('Напишите своими словами.')).toBeVisible();
    await userEvent.click(await button());
    await screen.findByRole('heading', { name: 'Вопрос отправлен' });
    expect(screen.getByText('Напишите своими словами.')).not.toBeVisible();
    await userEvent.click(await button('Задать другой вопрос'));
    expect(screen.getByText('Напишите своими словами.')).toBeVisible();
  });

  test('sends the id of the FAQ answer that did not help', async () => {
    const sent = fakeGateway();
    await renderForm(<LazyForm form="question" about="21" />);
    await fill();
    await userEvent.type(screen.getByLabelText(/Почта/), 'sh@example.uz');
    await userEvent.click(await button());
    await screen.findByRole('heading', { name: 'Вопрос отправлен' });
    expect(sent[0]?.body).toEqual({ ...QUESTION, email: 'sh@example.uz', faq_id: '21' });
  });

  test('does not send the same text twice, but sends a changed text', async () => {
    const sent = fakeGateway();
    await renderForm(<LazyForm form="question" />);
    await fill();
    await userEvent.click(await button());
    await userEvent.click(await button('Задать другой вопрос'));
    await fill();
    await userEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'Этот вопрос уже у нас' })).toBeVisible();
    expect(sent).toHaveLength(1);
    await userEvent.click(await button('Задать другой вопрос'));
    await fill();
    await userEvent.type(screen.getByLabelText('Ваш вопрос'), ' И когда?');
    await userEvent.click(await button());
    await screen.findByRole('heading', { name: 'Вопрос отправлен' });
    expect(sent).toHaveLength(2);
  });

  test.each<[string, Parameters<typeof fakeGateway>[0], RegExp]>([
    ['no network', 'no-network', /Сервер не ответил|Нет интернета/],
    [
      'a 502 of the backend',
      { status: 502, body: { code: 'upstream_unavailable', message: 'x', request_id: 'r' } },
      /На нашей стороне сбой/,
    ],
    [
      'a failed bot check',
      { status: 403, body: { code: 'bot_check_failed', message: 'Проверка не пройдена', request_id: 'r' } },
      /Проверка не пройдена/,
    ],
  ])('keeps the text after a failure and sends it again only on a click: %s', async (_title, answer, why) => {
    const failures = typeof answer === 'object' && 'status' in answer && answer.status === 403 ? [answer, answer] : [answer];
    const sent = fakeGateway(...failures, {});
    await renderForm(<LazyForm form="question" />);
    await fill();
    await userEvent.click(await button());
    expect(await screen.findByText('Не отправлено')).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByLabelText('Ваш вопрос')).toHaveValue(QUESTION.message);
    expect(sent).toHaveLength(failures.length);
    expect(JSON.parse(sessionStorage.getItem('muddat.draft.question') ?? '{}')).toMatchObject({ values: { message: QUESTION.message } });
    await userEvent.click(await button('Отправить ещё раз'));
    await screen.findByRole('heading', { name: 'Вопрос отправлен' });
    expect(sent.at(-1)?.body).toEqual(QUESTION);
    expect(sessionStorage.getItem('muddat.draft.question')).toBeNull();
  });

  test('shows the waiting time after a 429 and disables the button until then', async () => {
    const sent = fakeGateway({ status: 429, body: { code: 'rate_limited', message: 'Слишком много', retry_after: 90, request_id: 'r' } });
    await renderForm(<LazyForm form="question" />);
    await fill();
    await userEvent.click(await button());
    expect(await screen.findByText(/Отправить снова можно через (90|8\d) с/)).toBeVisible();
    expect(await button('Отправить ещё раз')).toBeDisabled();
    expect(sent).toHaveLength(1);
  });

  test('shows the validation errors of the server at the fields', async () => {
    fakeGateway({ status: 422, body: { code: 'validation_failed', message: 'x', fields: { phone: 'phone-format' }, request_id: 'r' } });
    await renderForm(<LazyForm form="question" />);
    await fill();
    await userEvent.click(await button());
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText('Не отправлено')).toBeNull();
  });

  test.each([
    ['Ваш вопрос', ' ', 'Напишите свой вопрос'],
    ['Телефон', '9012', 'Введите номер целиком: +998 и ещё 9 цифр'],
    [/Почта/, 'sh@', /почты|адрес/],
  ] as const)('with an invalid «%s» shows the error on blur and is not sent', async (label, typed, words) => {
    const sent = fakeGateway();
    await renderForm(<LazyForm form="question" />);
    await fill();
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(await button());
    expect(sent).toEqual([]);
  });

  test('refuses a text over 4 000 characters without cutting it', async () => {
    const sent = fakeGateway();
    await renderForm(<LazyForm form="question" />);
    await fill();
    const area = screen.getByLabelText('Ваш вопрос');
    await userEvent.clear(area);
    await userEvent.click(area);
    await userEvent.paste('ў'.repeat(4001));
    await userEvent.click(await button());
    await waitFor(() => expect(area).toHaveAttribute('aria-invalid', 'true'));
    expect(area).toHaveValue('ў'.repeat(4001));
    expect(sent).toEqual([]);
  });

  test('has no Russian text in Uzbek, not even in errors', async () => {
    fakeGateway();
    await renderForm(<LazyForm form="question" />, 'uz');
    const field = await screen.findByLabelText('Savolingiz');
    await userEvent.click(await screen.findByRole('button', { name: 'Savolni yuborish' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(document.body.textContent).not.toMatch(/[а-яё]/i);
  });
});
