import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/checkout/draft.ts';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import type { Verification, VerificationStep } from '../../domain/identity/verification-query.ts';
import { forgetPhotos } from '../../shared/device/forget.ts';
import { keepPhoto } from '../../shared/photo/photo-store.ts';
import { photoFile } from '../../shared/photo/testing/photo-file.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { type FakeTus, fakeTus } from '../../testing/fake-tus.ts';
import { endStreams, handStreams, streamBegun } from '../../testing/hand-source.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { ALL_UPLOADED, verificationWith } from '../../testing/verification.ts';

const GET = 'installment.getVerification';
const DOCUMENT = 'installment.saveVerificationDocument';
const SUBMIT = 'installment.submitVerification';
const WAIT = { timeout: 20_000 };
const PATH = '/cabinet/verification';
const SEEN = 'muddat.verification-tutorial';

type Options = { path?: string; handlers?: FakeHandlers; files?: FakeTus };

/** A fake server for the page: its later responses contain what was saved. */
async function open(start: Verification, { path = PATH, handlers = {}, files = fakeTus() }: Options = {}) {
  let now = start;
  const answer = (next: Verification) => {
    now = next;
    return { body: { data: now } };
  };
  const withStep = (step: VerificationStep['step'], more: Partial<Verification> = {}) => {
    const states = Object.fromEntries(now.steps.map((one) => [one.step, one.step === step ? 'uploaded' : one.state] as const));
    return verificationWith({
      ...now,
      missing: now.missing.filter((one) => one !== step),
      can_submit: now.missing.length <= 1,
      ...more,
      steps: verificationWith({}, states).steps,
    });
  };
  const server = fakeApi(
    {
      [GET]: () => ({ body: { data: now } }),
      [DOCUMENT]: ({ path: asked }) => {
        const step = now.steps.find((one) => asked.includes(`/${one.step}`));
        now = withStep(step?.step ?? 'selfie');
        return { body: { data: now.steps.find((one) => one.step === step?.step) } };
      },
      'installment.giveVerificationConsent': () => answer({ ...now, status: 'in_progress', consent_given_at: '2026-11-24T08:00:00.000Z' }),
      [SUBMIT]: () => ({ ...answer({ ...now, status: 'submitted', can_submit: false }), status: 202 }),
      ...handlers,
    },
    files,
  );
  const router = await openCabinet({ server, path });
  await screen.findByRole('heading', { level: 1 }, WAIT);
  return { server, files, router, tell: (next: Verification) => void answer(next), step: () => router.state.location.searchStr };
}
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
  await forgetPhotos();
});

test('[S2-24] all six steps stand in one place, each with how it stands and what to do about it', async () => {
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

test('[S2-30] the tutorial names all five parts, is shown once, and is opened again from the overview', async () => {
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

test('before the first photo both consents are asked for, unticked', async () => {
  const { server } = await open(verificationWith({ status: 'not_started', consent_given_at: null }), { path: `${PATH}?step=selfie` });
  await heading('Ваше согласие');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await press('Согласиться и продолжить');
  expect(await screen.findAllByText('Без этого согласия проверить вас нельзя')).toHaveLength(2);
  expect(server.of('installment.giveVerificationConsent')).toHaveLength(0);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Согласиться и продолжить');
  await heading('Селфи с паспортом');
  expect(server.of('installment.giveVerificationConsent').map(({ body }) => body)).toEqual([{ accepted: true, version: '2026-11' }]);
});

test('[S2-24] [X-04] a photo is looked at, sent in parts, and its step is done; Back leads a step back', async () => {
  const { server, files, router, step } = await open(verificationWith());
  await userEvent.click(within(await document('Паспорт или ID-карта')).getByRole('button', { name: 'Снять' }));
  await heading('Паспорт или ID-карта');
  expect(step()).toBe('?step=passport_front');
  router.history.back();
  await heading('Подтверждение личности');
  await userEvent.click(within(await document('Паспорт или ID-карта')).getByRole('button', { name: 'Снять' }));
  await choose(await photoFile());
  expect(await screen.findByRole('img', { name: 'Ваше фото' }, WAIT)).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(await screen.findByText(/^Фото чёткое/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await press('Отправить');
  await heading('Подтверждение личности');
  expect(await within(await document('Паспорт или ID-карта')).findByRole('button', { name: 'Заменить' }, WAIT)).toBeVisible();
  expect(server.of(DOCUMENT).map(({ body }) => body)).toEqual([{ upload_id: 'up_1' }]);
  const sent = files.uploads.get('up_1');
  expect(sent?.bytes.length).toBe(sent?.length);
  expect(step()).toBe('');
});

test('[X-04] a photo that is not good enough says why, and can be sent all the same', async () => {
  const { server } = await open(verificationWith(), { path: `${PATH}?step=passport_front` });
  await choose(await photoFile({ blur: 8 }));
  expect(await screen.findByText(/^Фото размыто, буквы не прочитать/, {}, WAIT)).toBeVisible();
  await press('Переснять');
  await choose(await photoFile({ light: 0.2 }));
  expect(await screen.findByText(/^Слишком темно/, {}, WAIT)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await press('Всё равно отправить');
  await waitFor(() => expect(server.of(DOCUMENT)).toHaveLength(1), WAIT);
});

test.each([
  ['%PDF-1.7\n', 'passport.jpg', /^Это PDF/],
  ['MZ program', 'passport.jpg', /^Это не фото/],
  ['', 'passport.jpg', /^Файл пустой/],
])('[X-04] a file that is no photo (%o) is told what to do, and the step stays open', async (content, name, words) => {
  await open(verificationWith(), { path: `${PATH}?step=selfie` });
  await choose(new File([content], name, { type: 'image/jpeg' }));
  expect(await screen.findByText(words, {}, WAIT)).toBeVisible();
  expect(await button('Включить камеру')).toBeVisible();
});

test('a line that breaks for good keeps the photo, and it is sent again from there', async () => {
  let broken = true;
  const files = fakeTus();
  const answer: FakeTus['answer'] = async (request, url) => {
    if (broken) return Response.json(problem('internal', 'Сервис не отвечает'), { status: 400 });
    return files.answer(request, url);
  };
  const { server } = await open(verificationWith(), { path: `${PATH}?step=selfie`, files: { ...files, answer } });
  await choose(await photoFile());
  await press('Отправить');
  expect(await screen.findByText('Фото не отправлено: Селфи с паспортом', {}, WAIT)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  broken = false;
  await press('Отправить ещё раз');
  await waitFor(() => expect(server.of(DOCUMENT)).toHaveLength(1), WAIT);
  await waitFor(() => expect(screen.queryByText(/^Фото не отправлено/)).toBeNull(), WAIT);
});

test('a photo that a reload interrupted goes on by itself', async () => {
  await keepPhoto(
    'cus_0001',
    'selfie',
    { photo: new Blob([new Uint8Array(300_000)], { type: 'image/jpeg' }), uploadUrl: null },
    Date.now(),
  );
  const { server, files } = await open(verificationWith());
  await waitFor(
    () => expect(server.of(DOCUMENT).map(({ path }) => path)).toEqual(['installment/v3/user/verification/documents/selfie']),
    WAIT,
  );
  expect(files.uploads.get('up_1')?.bytes.length).toBe(300_000);
});

test('[S5-03] it is not handed in before all photos are there, and says which are missing', async () => {
  const { server } = await open(verificationWith({}, { ...ALL_UPLOADED, registration: 'missing', card: 'missing' }));
  await press('Отправить на проверку');
  expect(await screen.findByText('Нужно загрузить все фото документов')).toBeVisible();
  expect(screen.getByText('Не хватает: Прописка или оборот ID, Банковская карта')).toBeVisible();
  expect(server.of(SUBMIT)).toHaveLength(0);
});

test('[S5-03] when all is there it is handed in, is being checked, and the verdict comes while the page is open', async () => {
  handStreams();
  const { server, tell } = await open(verificationWith({}, ALL_UPLOADED));
  await press('Отправить на проверку');
  expect(await screen.findByRole('heading', { level: 2, name: 'Проверяем документы' }, WAIT)).toBeVisible();
  expect(server.of(SUBMIT)[0]?.key).toBeTruthy();
  tell(verificationWith({ status: 'rejected' }, { ...ALL_UPLOADED, passport_front: 'accepted', selfie: 'rejected' }));
  (await streamBegun()).say('verification');
  expect(await screen.findByText(/^Исправьте отмеченные шаги/, {}, WAIT)).toBeVisible();
  await userEvent.click(within(await document('Селфи с паспортом')).getByRole('button', { name: 'Переснять' }));
  await heading('Селфи с паспортом');
  cleanup();
  await endStreams();
});

test('what was accepted leads on', async () => {
  await open(verificationWith({ status: 'accepted' }, ALL_UPLOADED));
  expect(await screen.findByRole('heading', { level: 2, name: 'Личность подтверждена' }, WAIT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть лимит' })).toBeVisible();
});

test.each([
  ['handed in', verificationWith({ status: 'submitted' }, ALL_UPLOADED)],
  ['accepted', verificationWith({ status: 'accepted' }, ALL_UPLOADED)],
])('from what was %s a checkout that was left for it is gone on with', async (_what, verification) => {
  keepDraft(window.localStorage, 'cus_0001', { ...EMPTY_DRAFT, address: 'ул. Бабура, 1' }, Date.now());
  await open(verification);
  expect(await screen.findByRole('link', { name: 'Вернуться к заказу' }, WAIT)).toHaveAttribute('href', '/ru/cabinet/checkout');
});

test('what was handed in on another device meanwhile says so', async () => {
  await open(verificationWith({}, ALL_UPLOADED), {
    handlers: { [SUBMIT]: () => ({ status: 409, body: problem('verification_closed', 'Документы уже на проверке') }) },
  });
  await press('Отправить на проверку');
  expect(await screen.findByText('Документы уже на проверке', {}, WAIT)).toBeVisible();
});

test('a verification that could not be loaded says so, and comes when it is asked for again', async () => {
  let broken = true;
  await open(verificationWith(), { handlers: { [GET]: () => (broken ? 'no-answer' : { body: { data: verificationWith() } }) } });
  expect(await screen.findByText('Не удалось загрузить статус проверки', {}, WAIT)).toBeVisible();
  broken = false;
  await press('Повторить');
  expect(await screen.findByText('Готово 0 из 6', {}, WAIT)).toBeVisible();
});
