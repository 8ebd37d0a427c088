import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { PASSPORT_PICTURE } from '../internal/story-picture.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { PhotoField, type PhotoFieldProps } from './photo-field.tsx';

const seen = fn();
const photo = (name: string, bytes = 2_400_000, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });
/** The smallest picture that a browser can show: one white pixel. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8//8/AwAI/AL+0F9RlAAAAABJRU5ErkJggg==';
const realPhoto = () => new File([Uint8Array.from(atob(POINT), (letter) => letter.charCodeAt(0))], 'pasport.png', { type: 'image/png' });

function Holding(props: PhotoFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PhotoField
      {...props}
      value={value}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
}

const words: StoryTranslations = {
  'Паспорт, лицевая сторона': 'Pasport, old tomoni',
  'Все края в кадре, без бликов. JPEG или PNG до 10 МБ.': 'Barcha chetlari kadrda boʻlsin, yaltiramasin. 10 MB gacha JPEG yoki PNG.',
  'Селфи с паспортом': 'Pasport bilan selfi',
  'Файл слишком большой, можно до 10 МБ.': 'Fayl juda katta, 10 MB gacha mumkin.',
};

const guidelines: Guidelines = {
  alsoCalled: 'фото, снять, камера, селфи, surat, rasm, camera, photo upload',
  use: 'One photo: a document, a selfie, a product to return.',
  avoid: 'Several files or a PDF (FileDrop); the status of a check (DocumentStep).',
  anatomy:
    'A label, a hint, a place for the photo, «Снять фото» (on phones it opens the camera), «Выбрать фото», a preview, «Убрать», the progress.',
  content: 'The hint says what must be visible and which file fits. The error says what is wrong and what is allowed.',
  accessibility:
    "The buttons are real file inputs that work without a mouse. The file's name and errors are read aloud. The photo never leaves the device by itself.",
};

const meta = {
  title: 'Fields/PhotoField',
  component: PhotoField,
  args: {
    label: 'Паспорт, лицевая сторона',
    description: 'Все края в кадре, без бликов. JPEG или PNG до 10 МБ.',
    value: null,
    onChange: seen,
  },
  render: (args) => <Holding {...args} />,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: choose a photo, see it, remove it. Its object URL is revoked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const made = spyOn(URL, 'createObjectURL');
    const freed = spyOn(URL, 'revokeObjectURL');
    const choose = canvas.getByLabelText('Выбрать фото');
    await expect(choose).toHaveAttribute('accept', 'image/jpeg,image/png');
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.upload(choose, realPhoto());
    await expect(await canvas.findByRole('img', { name: 'Выбранное фото' })).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await expect(canvas.getByText(/^pasport\.png · 1.КБ$/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(seen).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByLabelText('Выбрать фото')).toHaveFocus();
    const addresses = made.mock.results.map(({ value }) => value);
    await waitFor(() => expect(freed.mock.calls.map(([url]) => url)).toEqual(addresses));
    made.mockRestore();
    freed.mockRestore();
  },
};
export const WrongKind: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    seen.mockClear();
    await userEvent.upload(canvas.getByLabelText('Выбрать фото'), photo('skan.pdf', 10, 'application/pdf'), { applyAccept: false });
    await expect(canvas.getByRole('group', { name: /Паспорт/ })).toHaveAccessibleDescription(
      /Такой файл не подойдёт, нужен JPEG или PNG\./,
    );
    await expect(seen).not.toHaveBeenCalled();
  },
};
export const TooLarge: Story = {
  args: { maxBytes: 1024 * 1024 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    seen.mockClear();
    await userEvent.upload(canvas.getByLabelText('Выбрать фото'), photo('IMG_0001.png', 1024 * 1024 + 1));
    await expect(canvas.getByText(/^Файл слишком большой, можно до 1.МБ\.$/)).toBeVisible();
    await expect(seen).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Выбрать фото'), realPhoto());
    await expect(canvas.queryByText(/слишком большой/)).toBeNull();
  },
};
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText('Перетащите фото сюда').parentElement;
    if (!zone) throw new Error('no place to drop onto');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(realPhoto());
    zone.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText(/pasport\.png/)).toBeVisible();
  },
};
export const SelfieCamera: Story = {
  args: { camera: 'user', label: 'Селфи с паспортом' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[capture]')).toHaveAttribute('capture', 'user');
  },
};
export const Sending: Story = {
  args: { uploadedUrl: PASSPORT_PICTURE, progress: 42 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Отправляем фото' })).toHaveAttribute('aria-valuetext', '42\u00a0%');
    await expect(canvas.getByLabelText('Выбрать другое')).toBeDisabled();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid columns="1-2-2" gap="l">
      <PhotoField {...args} />
      <PhotoField {...args} error="Файл слишком большой, можно до 10 МБ." />
      <PhotoField {...args} uploadedUrl={PASSPORT_PICTURE} />
      <PhotoField {...args} uploadedUrl={PASSPORT_PICTURE} progress={42} />
    </Grid>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongUzbekText: Story = {
  args: {
    label: 'Doimiy roʻyxatdan oʻtganlik sahifasi yoki ID-kartaning orqa tomoni',
    description: 'Hujjatning barcha chetlari suratda koʻrinib tursin, yaltirash boʻlmasin. JPEG yoki PNG, 10 MB gacha.',
    error: 'Hujjat toʻliq koʻrinmayapti. Telefonni uzoqroq tuting, barcha chetlari kadrda boʻlsin.',
    optional: true,
    value: photo('Toshkent_viloyati_doimiy_roʻyxatdan_oʻtganlik_sahifasi_2026-11-21.png'),
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
