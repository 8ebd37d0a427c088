import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { type DroppedFile, FileDrop, type FileDropProps } from './file-drop.tsx';

const added = fn();
const file = (name: string, type = 'application/pdf', bytes = 348_160) => new File([new Uint8Array(bytes)], name, { type });

function Holding(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileDrop
      {...props}
      files={files}
      onAdd={(next) => {
        added(next.map(({ name }) => name));
        setFiles((old) => [...old, ...next.map((one) => ({ id: one.name, name: one.name, size: one.size, file: one }))]);
      }}
      onRemove={(id) => setFiles((old) => old.filter((one) => one.id !== id))}
    />
  );
}

const three: DroppedFile[] = [
  { id: '1', name: 'Договор рассрочки.pdf', size: 1_258_291 },
  { id: '2', name: 'Чек.jpg', size: 348_160, progress: 64 },
  { id: '3', name: 'Справка.pdf', size: 4_404_019, error: 'Файл повреждён, выберите его ещё раз' },
];

const words: StoryTranslations = {
  'Договор рассрочки.pdf': 'Muddatli toʻlov shartnomasi.pdf',
  'Чек.jpg': 'Chek.jpg',
  'Справка.pdf': 'Maʼlumotnoma.pdf',
  'Файл повреждён, выберите его ещё раз': 'Fayl shikastlangan, uni qayta tanlang',
  'Документы к обращению': 'Murojaatga hujjatlar',
  'JPEG, PNG или PDF, до 10 МБ каждый, не больше 5.': 'JPEG, PNG yoki PDF, har biri 10 MB gacha, koʻpi bilan 5 ta.',
};

const guidelines: Guidelines = {
  alsoCalled: 'загрузить файлы, приложить, вложение, PDF, fayl yuklash, upload, attachment, drag and drop',
  use: 'Several files for a request, for restoring a limit, for a return.',
  avoid: 'One photo of a document (PhotoField, which opens the camera).',
  anatomy: 'A label, a hint with kinds and size, an area with a button, a list: name, size, progress or error, remove.',
  content: 'Say which file was not accepted, and why: «Файл слишком большой, можно до 10 МБ».',
  accessibility:
    'The button is a real file input. The number of files and refusals are read aloud. The remove button names its file, and the focus returns to the field.',
};

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Документы к обращению',
    description: 'JPEG, PNG или PDF, до 10 МБ каждый, не больше 5.',
    files: [],
    onAdd: added,
    onRemove: fn(),
  },
  render: (args) => <Holding {...args} />,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: choose two files, remove one. An error names the file that is refused. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = canvas.getByLabelText('Выбрать файлы');
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.upload(choose, [file('a.pdf'), file('virus.exe', 'application/x-msdownload'), file('b.png', 'image/png')], {
      applyAccept: false,
    });
    await expect(added).toHaveBeenLastCalledWith(['a.pdf', 'b.png']);
    await expect(canvas.getByText('Выбрано 2 файла')).toBeVisible();
    await expect(canvas.getByText(/virus\.exe: Такой файл не подойдёт, нужен JPEG, PNG или PDF\./)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать файл a.pdf' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Выбран 1 файл')).toBeVisible();
    await waitFor(() => expect(choose).toHaveFocus());
  },
};
export const TooMany: Story = {
  args: { maxFiles: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Выбрать файлы'), [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await expect(added).toHaveBeenLastCalledWith(['a.pdf', 'b.pdf']);
    await expect(canvas.getByText('c.pdf: Можно не больше 2 файлов.')).toBeVisible();
    await expect(canvas.getByLabelText('Выбрать файлы')).toBeDisabled();
  },
};
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText('Перетащите файлы сюда').parentElement;
    if (!zone) throw new Error('no place to drop onto');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('a.pdf'));
    dataTransfer.items.add(file('b.pdf'));
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    zone.dispatchEvent(over);
    await expect(over.defaultPrevented).toBe(true);
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('Выбрано 2 файла')).toBeVisible();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid columns="1-2-2" gap="l">
      <FileDrop {...args} />
      <FileDrop {...args} files={three} />
    </Grid>
  ),
};
export const Disabled: Story = { args: { files: three, disabled: true } };
export const LongUzbekText: Story = {
  args: {
    label: 'Murojaatga ilova qilinadigan hujjatlar',
    description: 'JPEG, PNG yoki PDF, har biri 10 MB gacha, koʻpi bilan 5 ta.',
    files: [
      {
        id: '1',
        name: 'Toshkent_viloyati_doimiy_roʻyxatdan_oʻtganlik_toʻgʻrisidagi_maʼlumotnoma_2026-11-21_yakuniy.pdf',
        size: 9_999_999,
        progress: 7,
      },
    ],
    optional: true,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
