import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { IDLE_CONFIRM_STATE } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ACTIVITY_ENTRIES, DEVICES_NOW, OTHER_DEVICES, OWN_DEVICE, PASSKEYS } from '../../testing/devices.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { SecurityView, type SecurityViewProps } from './security.view.tsx';

afterEach(cleanup);

type Changes = { [Part in keyof SecurityViewProps]?: Partial<SecurityViewProps[Part]> };

async function show(changes: Changes = {}) {
  const acts = {
    onAdd: vi.fn(),
    onDelete: vi.fn(),
    onEnd: vi.fn(),
    onConfirm: vi.fn(),
    onCancel: vi.fn(),
    onFreeze: vi.fn(),
    onReauthenticate: vi.fn(),
  };
  const view = (
    <SecurityView
      credentials={{ phone: '+998900000001', locale: 'ru', ...changes.credentials }}
      passkeys={{
        passkeys: { kind: 'ready', items: PASSKEYS },
        now: DEVICES_NOW,
        support: 'works',
        adding: { kind: 'rest', outcome: null },
        ...acts,
        ...changes.passkeys,
      }}
      deletion={{ deleting: IDLE_CONFIRM_STATE, ...acts, ...changes.deletion }}
      devices={{
        devices: { kind: 'ready', items: [...OTHER_DEVICES, OWN_DEVICE] },
        now: DEVICES_NOW,
        ending: IDLE_CONFIRM_STATE,
        calendar: null,
        signOut: <button type="button">Выйти</button>,
        ...acts,
        ...changes.devices,
      }}
      activity={{
        activity: { kind: 'ready', items: ACTIVITY_ENTRIES },
        frozen: false,
        now: DEVICES_NOW,
        freezing: { kind: 'idle' },
        ...acts,
        ...changes.activity,
      }}
      ending={{ ...acts, ...changes.ending }}
    />
  );
  await renderInCabinet(view, { api: fakeServer({}).api });
  return acts;
}

test('the security page links to the change of phone and password, and masks the middle of the phone', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Изменить телефон' })).toHaveAttribute('href', '/ru/profile/phone');
  expect(screen.getByRole('link', { name: 'Изменить пароль' })).toHaveAttribute('href', '/ru/profile/password');
  expect(screen.getByText('+998 90 ••• •• 01')).toBeVisible();
  expect(document.body.textContent).not.toContain('900000001');
});

test('the list of devices starts with this one and its sign-out; the others show what is known and can be signed out', async () => {
  const { onEnd } = await show();
  const rows = within(await screen.findByRole('list', { name: 'Где вы вошли' })).getAllByRole('article');
  expect(rows.map((row) => row.getAttribute('aria-labelledby') && row.textContent)).toEqual([
    'Android, ChromeЭто устройствоСейчас в кабинетеВыйти',
    'Неизвестное устройствоТашкентПоследний раз: 1 минуту назадЗавершить сеанс',
    'Windows, FirefoxПоследний раз: вчера, 14:05Завершить сеанс',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Завершить сеанс: Windows, Firefox' }));
  expect(onEnd).toHaveBeenCalledWith({ kind: 'one', ids: ['pc'], name: 'Windows, Firefox' });
  await userEvent.click(screen.getByRole('button', { name: 'Выйти на всех других устройствах' }));
  expect(onEnd).toHaveBeenLastCalledWith({ kind: 'others', count: 2 });
});

test('if only this device is signed in, the list of devices offers no session to end', async () => {
  await show({ devices: { devices: { kind: 'ready', items: [OWN_DEVICE] } } });
  expect(await screen.findByText('Других входов нет: вы вошли только здесь.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Завершить/ })).toBeNull();
});

test('the confirmation of ending all other sessions says how many devices are signed out and that this one stays', async () => {
  const { onConfirm, onCancel } = await show({
    devices: { ending: { kind: 'asking', target: { kind: 'others', count: 2 }, problem: null } },
  });
  const question = await screen.findByRole('alertdialog', { name: 'Выйти на всех других устройствах?' });
  expect(within(question).getByText('На 2 других устройствах понадобится войти заново. Здесь вы останетесь в кабинете.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Завершить все' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('if ending a session fails, the open confirmation shows the error', async () => {
  const target = { kind: 'one', ids: ['pc'], name: 'Windows, Firefox' } as const;
  await show({ devices: { ending: { kind: 'asking', target, problem: UNANSWERED_REFUSAL } } });
  const question = await screen.findByRole('alertdialog', { name: 'Завершить сеанс на «Windows, Firefox»?' });
  expect(within(within(question).getByRole('alert')).getByText(/^Нет связи с сервером/)).toBeVisible();
});

test.each([
  [0, 'Других сеансов уже не было.'],
  [1, 'Завершён 1 сеанс.'],
  [3, 'Завершено 3 сеанса.'],
  [11, 'Завершено 11 сеансов.'],
])('after %i sessions have ended the security page says «%s»', async (count, words) => {
  await show({ devices: { ending: { kind: 'rest', done: { target: { kind: 'others', count }, count } } } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('each passkey shows its name, creation and last use, and can be deleted', async () => {
  const { onAdd, onDelete } = await show();
  const rows = within(await screen.findByRole('list', { name: 'Ключи доступа' })).getAllByRole('article');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chrome, AndroidДобавлен: вчера, 14:00Ещё не использован',
    'Мой ноутбукДобавлен: 1 октябряПоследний вход: 1 час назад',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить ключ: Мой ноутбук' }));
  expect(onDelete).toHaveBeenCalledWith(PASSKEYS[1]);
  await userEvent.click(screen.getByRole('button', { name: 'Добавить ключ' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test.each([
  ['ip-address', /по обычному адресу сайта, не по цифрам/],
  ['insecure', /соединение не защищено/],
  ['no-webauthn', /не умеет работать с ключами доступа/],
] as const)('if no passkey can be added (%s), the security page gives the reason and lists the existing ones', async (support, words) => {
  await show({ passkeys: { support } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить ключ' })).toBeNull();
  expect(screen.getByRole('article', { name: 'Мой ноутбук' })).toBeVisible();
});

test.each([
  [{ kind: 'on-device' }, /Подтвердите на устройстве/],
  [{ kind: 'rest', outcome: { kind: 'added' } }, /Ключ добавлен/],
  [{ kind: 'rest', outcome: { kind: 'cancelled' } }, /не получило вашего подтверждения/],
  [{ kind: 'rest', outcome: { kind: 'known' } }, /ключ уже есть/],
  [{ kind: 'rest', outcome: { kind: 'refused', problem: refusalWith('internal', 'Что-то пошло не так') } }, /Что-то пошло не так/],
] as const)('the security page shows the message for the state %j of adding a passkey', async (adding, words) => {
  await show({ passkeys: { adding } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('on the security page devices that fail to load show an error with a retry, and the other sections stay', async () => {
  const retry = vi.fn();
  await show({
    devices: { devices: { kind: 'failed', error: new Error(''), retrying: false, retry } },
    passkeys: { passkeys: { kind: 'loading' } },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить список устройств' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Загружаем ключи…')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Изменить пароль' })).toBeVisible();
});

test('[X-16] the activity log shows action, device, network and time; «Это не я» freezes the account', async () => {
  const { onFreeze } = await show();
  const rows = within(await screen.findByRole('list', { name: 'Журнал действий' })).getAllByRole('article');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Вход в кабинетНовое устройствоWindows, FirefoxСеть: 84.54.*.*5 минут назад',
    'Добавлен ключ доступавчера, 14:05',
    'Вход в кабинетAndroid, ChromeСеть: 213.230.*.*вчера, 14:00',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Это не я' }));
  expect(onFreeze).toHaveBeenCalledTimes(1);
});

test('[X-16] a frozen account shows its state and a button to open it again', async () => {
  const { onReauthenticate } = await show({ activity: { frozen: true } });
  expect(await screen.findByText(/^Кабинет временно закрыт: платить/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Это не я' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и открыть кабинет' }));
  expect(onReauthenticate).toHaveBeenCalledTimes(1);
});

test('a failed freeze of the account shows the reason, and «Это не я» can be pressed again', async () => {
  const { onFreeze } = await show({ activity: { freezing: { kind: 'refused', input: undefined, refusal: UNANSWERED_REFUSAL } } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Нет\sсвязи\sс\sсервером/);
  await userEvent.click(screen.getByRole('button', { name: 'Это не я' }));
  expect(onFreeze).toHaveBeenCalledTimes(1);
});
