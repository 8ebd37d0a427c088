import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { clearStoredPhotos } from '../../shared/device/clear-databases.ts';
import { savePhoto } from '../../shared/photo/photo-store.ts';
import { createPhotoFile } from '../../shared/photo/testing/photo-file.ts';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { problemBody } from '../../testing/fake-api.ts';
import { type FakeTus, fakeTus } from '../../testing/fake-tus.ts';
import { restoreEventSource, stubEventSource, waitForStream } from '../../testing/manual-event-source.ts';
import { openVerification as open } from '../../testing/open-verification.tsx';
import { SAVED_CARD } from '../../testing/orders.ts';
import { ALL_STEPS_UPLOADED, verificationWith } from '../../testing/verification.ts';

const GET = 'installment.getVerification';
const DOCUMENT = 'installment.saveVerificationDocument';
const SUBMIT = 'installment.submitVerification';
const WAIT = { timeout: 20_000 };
const PATH = '/cabinet/verification';
const SEEN = 'muddat.verification-tutorial';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, WAIT);
const button = (name: string | RegExp) => screen.findByRole('button', { name }, WAIT);
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const document = async (name: string) => screen.findByRole('article', { name }, WAIT);
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Выбрать фото из файлов', { selector: 'input' }, WAIT), file, { applyAccept: false });

afterEach(cleanup);

beforeEach(async () => {
  window.document.body.innerHTML = '';
  window.localStorage.clear();
  window.localStorage.setItem(SEEN, '1');
  await clearStoredPhotos();
});

test('[S2-24] the overview of the verification lists its six steps with status and possible action', async () => {
  await open(verificationWith({}, { passport_front: 'accepted', selfie: 'rejected', registration: 'uploaded', contacts: 'uploaded' }));
  expect(await screen.findByText('Готово 3 из 6', {}, WAIT)).toBeVisible();
  expect(within(await document('Паспорт или ID-карта')).queryByRole('button')).toBeNull();
  const selfie = within(await document('Селфи с паспортом'));
  expect(selfie.getByText(/^Фото размыто/)).toBeVisible();
  expect(selfie.getByRole('button', { name: 'Переснять' })).toBeVisible();
  expect(within(await document('Прописка или оборот ID')).getByRole('button', { name: 'Заменить' })).toBeVisible();
  expect(await button('Номера близких: Изменить')).toBeVisible();
  expect(await button('Банковская карта: Заполнить')).toBeVisible();
  expect(await button('Данные паспорта: Заполнить')).toBeVisible();
});

test('[S2-30] the tutorial of the verification has five headings, is shown once, and can be reopened from the overview', async () => {
  window.localStorage.removeItem(SEEN);
  await open(verificationWith({ status: 'not_started', consent_given_at: null }));
  await heading('Как подтвердить личность');
  for (const name of ['Главная сторона', 'Селфи', 'Адрес', 'Звонок', 'Карта'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  await press('Пропустить');
  await heading('Подтверждение личности');
  expect(window.localStorage.getItem(SEEN)).not.toBeNull();
  await press('Как подтвердить личность');
  await heading('Как подтвердить личность');
  await press('Начать');
  await heading('Подтверждение личности');
});

test('before the first photo of a verification the customer must tick two consents, which start unticked', async () => {
  const { server } = await open(verificationWith({ status: 'not_started', consent_given_at: null }), { path: `${PATH}?step=selfie` });
  await heading('Ваше согласие');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await press('Согласиться и продолжить');
  expect(await screen.findAllByText('Без этого согласия проверить вас нельзя')).toHaveLength(2);
  expect(server.requestsTo('installment.giveVerificationConsent')).toHaveLength(0);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Согласиться и продолжить');
  await heading('Селфи с паспортом');
  expect(server.requestsTo('installment.giveVerificationConsent').map(({ body }) => body)).toEqual([
    { accepted: true, version: '2026-11' },
  ]);
});

test('[S2-24] [X-04] an uploaded photo completes its step of the verification and opens the next; Back returns to the overview', async () => {
  const { server, files, router, step } = await open(verificationWith());
  await userEvent.click(within(await document('Паспорт или ID-карта')).getByRole('button', { name: 'Снять' }));
  await heading('Паспорт или ID-карта');
  expect(step()).toBe('?step=passport_front');
  router.history.back();
  await heading('Подтверждение личности');
  await userEvent.click(within(await document('Паспорт или ID-карта')).getByRole('button', { name: 'Снять' }));
  await choose(await createPhotoFile());
  expect(await screen.findByRole('img', { name: 'Ваше фото' }, WAIT)).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(await screen.findByText(/^Фото чёткое/)).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  await press('Отправить');
  await heading('Селфи с паспортом');
  expect(step()).toBe('?step=selfie');
  router.history.back();
  await heading('Подтверждение личности');
  expect(await within(await document('Паспорт или ID-карта')).findByRole('button', { name: 'Заменить' }, WAIT)).toBeVisible();
  expect(server.requestsTo(DOCUMENT).map(({ body }) => body)).toEqual([{ upload_id: 'up_1' }]);
  const sent = files.uploads.get('up_1');
  expect(sent?.bytes.length).toBe(sent?.length);
  expect(step()).toBe('');
});

test('[X-04] a blurred or dark verification photo gets a warning with the reason, and can be sent anyway', async () => {
  const { server } = await open(verificationWith(), { path: `${PATH}?step=passport_front` });
  await choose(await createPhotoFile({ blur: 8 }));
  expect(await screen.findByText(/^Фото размыто, буквы не прочитать/, {}, WAIT)).toBeVisible();
  await press('Переснять');
  await choose(await createPhotoFile({ brightness: 0.2 }));
  expect(await screen.findByText(/^Слишком темно/, {}, WAIT)).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  await press('Всё равно отправить');
  await waitFor(() => expect(server.requestsTo(DOCUMENT)).toHaveLength(1), WAIT);
});

test('the last missing step of a verification returns to the overview, where everything can be sent', async () => {
  const { step } = await open(verificationWith({}, { ...ALL_STEPS_UPLOADED, selfie: 'missing' }), { path: `${PATH}?step=selfie` });
  await choose(await createPhotoFile());
  await press(/^(Отправить|Всё равно отправить)$/);
  await heading('Подтверждение личности');
  expect(await screen.findByText('Готово 6 из 6', {}, WAIT)).toBeVisible();
  expect(step()).toBe('');
});

test('a photo that the server has got while another step was being saved is not asked for again', async () => {
  const saved = verificationWith({ missing: [], can_submit: true }, ALL_STEPS_UPLOADED);
  const known = verificationWith({}, { ...ALL_STEPS_UPLOADED, selfie: 'missing', card: 'missing' });
  const { step } = await open(known, {
    path: `${PATH}?step=card`,
    handlers: {
      'billing.listEntities': () => ({ body: { data: [SAVED_CARD] } }),
      'installment.saveVerificationCard': () => ({ body: { data: saved } }),
    },
  });
  await press('Выбрать');
  await heading('Подтверждение личности');
  expect(step()).toBe('');
});

test.each([
  ['%PDF-1.7\n', 'passport.jpg', /^Это PDF/],
  ['MZ program', 'passport.jpg', /^Это не фото/],
  ['', 'passport.jpg', /^Файл пустой/],
])('[X-04] a file that is no photo (content %o) is refused with a reason, and the step stays open', async (content, name, words) => {
  await open(verificationWith(), { path: `${PATH}?step=selfie` });
  await choose(new File([content], name, { type: 'image/jpeg' }));
  expect(await screen.findByText(words, {}, WAIT)).toBeVisible();
  expect(await button('Включить камеру')).toBeVisible();
});

test('after a failed upload of a verification photo the customer can send it again', async () => {
  let broken = true;
  const files = fakeTus();
  const answer: FakeTus['answer'] = async (request, url) => {
    if (broken) return Response.json(problemBody('internal', 'Сервис не отвечает'), { status: 400 });
    return files.answer(request, url);
  };
  const { server, router } = await open(verificationWith(), { path: `${PATH}?step=selfie`, files: { ...files, answer } });
  await choose(await createPhotoFile());
  await press('Отправить');
  await heading('Прописка или оборот ID');
  router.history.push(`/ru${PATH}`);
  expect(await screen.findByText('Фото не отправлено: Селфи с паспортом', {}, WAIT)).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  broken = false;
  await press('Отправить ещё раз');
  await waitFor(() => expect(server.requestsTo(DOCUMENT)).toHaveLength(1), WAIT);
  await waitFor(() => expect(screen.queryByText(/^Фото не отправлено/)).toBeNull(), WAIT);
});

test('after a reload an interrupted upload of a verification photo resumes automatically', async () => {
  await savePhoto(
    'cus_0001',
    'selfie',
    { photo: new Blob([new Uint8Array(300_000)], { type: 'image/jpeg' }), uploadUrl: null },
    Date.now(),
  );
  const { server, files } = await open(verificationWith());
  await waitFor(
    () => expect(server.requestsTo(DOCUMENT).map(({ path }) => path)).toEqual(['installment/v3/user/verification/documents/selfie']),
    WAIT,
  );
  expect(files.uploads.get('up_1')?.bytes.length).toBe(300_000);
});

test('[S5-03] a verification with missing steps is not submitted, and the page names these steps', async () => {
  const { server } = await open(verificationWith({}, { ...ALL_STEPS_UPLOADED, registration: 'missing', card: 'missing' }));
  await press('Отправить на проверку');
  expect(await screen.findByText('Нужно загрузить все фото документов')).toBeVisible();
  expect(screen.getByText('Не хватает: Прописка или оборот ID, Банковская карта')).toBeVisible();
  expect(server.requestsTo(SUBMIT)).toHaveLength(0);
});

test('[S5-03] a complete verification is submitted, and the open page shows the verdict when it arrives', async () => {
  stubEventSource();
  const { server, tell } = await open(verificationWith({}, ALL_STEPS_UPLOADED));
  await press('Отправить на проверку');
  expect(await screen.findByRole('heading', { level: 2, name: 'Проверяем документы' }, WAIT)).toBeVisible();
  expect(server.requestsTo(SUBMIT)[0]?.key).toBeTruthy();
  tell(verificationWith({ status: 'rejected' }, { ...ALL_STEPS_UPLOADED, passport_front: 'accepted', selfie: 'rejected' }));
  (await waitForStream()).emit('verification');
  expect(await screen.findByText(/^Исправьте отмеченные шаги/, {}, WAIT)).toBeVisible();
  await userEvent.click(within(await document('Селфи с паспортом')).getByRole('button', { name: 'Переснять' }));
  await heading('Селфи с паспортом');
  cleanup();
  await restoreEventSource();
});

test('an accepted verification links to the limit', async () => {
  await open(verificationWith({ status: 'accepted' }, ALL_STEPS_UPLOADED));
  expect(await screen.findByRole('heading', { level: 2, name: 'Личность подтверждена' }, WAIT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть лимит' })).toBeVisible();
});

test.each([
  ['submitted', verificationWith({ status: 'submitted' }, ALL_STEPS_UPLOADED)],
  ['accepted', verificationWith({ status: 'accepted' }, ALL_STEPS_UPLOADED)],
])('a verification that is %s links back to an unfinished checkout', async (_what, verification) => {
  saveCheckoutDraft(window.localStorage, 'cus_0001', { ...EMPTY_CHECKOUT_DRAFT, address: 'ул. Бабура, 1' }, Date.now());
  await open(verification);
  expect(await screen.findByRole('link', { name: 'Вернуться к заказу' }, WAIT)).toHaveAttribute('href', '/ru/cabinet/checkout');
});

test('submitting a verification that was submitted on another device shows the refusal', async () => {
  await open(verificationWith({}, ALL_STEPS_UPLOADED), {
    handlers: { [SUBMIT]: () => ({ status: 409, body: problemBody('verification_closed', 'Документы уже на проверке') }) },
  });
  await press('Отправить на проверку');
  expect(await screen.findByText('Документы уже на проверке', {}, WAIT)).toBeVisible();
});

test('a verification that fails to load shows an error, and «Повторить» loads it', async () => {
  let broken = true;
  await open(verificationWith(), { handlers: { [GET]: () => (broken ? 'no-answer' : { body: { data: verificationWith() } }) } });
  expect(await screen.findByText('Не удалось загрузить статус проверки', {}, WAIT)).toBeVisible();
  broken = false;
  await press('Повторить');
  expect(await screen.findByText('Готово 0 из 6', {}, WAIT)).toBeVisible();
});
