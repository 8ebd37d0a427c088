import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CaptureController } from './capture.controller.tsx';
import { createPhotoFile } from './testing/photo-file.ts';

const WAIT = { timeout: 20_000 };

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** Makes `getUserMedia` reject with this error; the test browser has no real camera. */
const cameraThrows = (name: string) => vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));

test.each([
  ['a missing camera', 'NotFoundError', 'Камеры не видно. Выберите фото из файлов.'],
  ['a denied camera permission', 'NotAllowedError', /^Доступ к камере закрыт\. Разрешите его в настройках сайта/],
  ['a camera in use elsewhere', 'NotReadableError', /^Камера занята другой программой\. Закройте её/],
])('[X-04] for %s a message says what to do, and the customer can choose a file instead', async (_title, name, sentence) => {
  const camera = cameraThrows(name);
  const onPhoto = vi.fn();
  await renderInCabinet(<CaptureController kind="document" hints={['Сторона с фотографией']} onPhoto={onPhoto} />, {
    api: fakeApi({}).api,
  });
  await press('Включить камеру');
  expect(await screen.findByText(sentence, {}, WAIT)).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  await press('Включить камеру ещё раз');
  await expect.poll(() => camera.mock.calls.length, WAIT).toBe(2);
  await screen.findByText(sentence, {}, WAIT);
  await userEvent.upload(screen.getByLabelText('Выбрать фото из файлов', { selector: 'input' }), await createPhotoFile());
  await press('Отправить');
  expect(onPhoto).toHaveBeenCalledOnce();
});
