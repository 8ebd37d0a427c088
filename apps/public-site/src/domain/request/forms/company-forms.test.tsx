import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeGateway, renderForm } from '../../../testing/render-form.tsx';
import { LazyForm } from '../lazy-form.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const COMPANY = { company: 'Navroʻz Qurilish', contact_name: 'Шахноза Юсупова', phone: '+998901234567' };
async function fill() {
  await userEvent.type(await screen.findByLabelText('Компания'), COMPANY.company);
  await userEvent.type(screen.getByLabelText('Контактное лицо'), COMPANY.contact_name);
  await userEvent.type(screen.getByLabelText('Телефон'), '901234567');
}

test('[S7-11] the corporate form sends the filled fields once, without the blank ones', async () => {
  const sent = fakeGateway();
  await renderForm(<LazyForm form="corporate" />);
  await fill();
  await userEvent.type(screen.getByLabelText(/Сколько сотрудников/), '240');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('heading', { name: 'Заявка у нас' })).toBeVisible();
  expect(screen.getByText(/Менеджер перезвонит/)).toBeVisible();
  expect(sent).toEqual([
    { path: '/api/mobile/v2/page/corparate-request', body: { ...COMPANY, kind: 'corporate', employees: 240 }, solution: null },
  ]);
});

test('[S7-11] the seller form sends its fields as a request of kind seller', async () => {
  const sent = fakeGateway();
  await renderForm(<LazyForm form="seller" />);
  await fill();
  await userEvent.type(screen.getByLabelText(/ИНН/), '301 234 567');
  await userEvent.type(screen.getByLabelText(/Что вы продаёте/), 'Обувь, Чиланзар');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('heading', { name: 'Заявка у нас' })).toBeVisible();
  expect(sent[0]?.body).toEqual({ ...COMPANY, kind: 'seller', tin: '301234567', message: 'Обувь, Чиланзар' });
});

test.each([
  ['corporate', /ИНН/, '12345', 'Отправить заявку'],
  ['corporate', /Сколько сотрудников/, 'много', 'Отправить заявку'],
  ['seller', /Почта/, 'shop@', 'Отправить заявку'],
  ['seller', 'Телефон', '+7 900 000 00 00', 'Отправить заявку'],
] as const)('the form %s with an invalid %s shows the error on blur and is not sent', async (form, label, typed, button) => {
  const sent = fakeGateway();
  await renderForm(<LazyForm form={form} />);
  await fill();
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(sent).toEqual([]);
});
