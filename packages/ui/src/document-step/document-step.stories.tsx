import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { PASSPORT_PICTURE } from '../internal/story-picture.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { DocumentStep } from './document-step.tsx';

const onTake = fn();
const onCancel = fn();

const words: StoryTranslations = {
  'Паспорт, лицевая сторона': 'Pasport, old tomoni',
  'Все края в кадре, без бликов.': 'Barcha chetlari kadrda boʻlsin, yaltiramasin.',
  'Селфи с паспортом': 'Pasport bilan selfi',
  'Страница прописки': 'Roʻyxatdan oʻtganlik sahifasi',
};

const guidelines: Guidelines = {
  alsoCalled: 'документ, паспорт, селфи, проверка личности, hujjat, pasport, KYC, verification',
  use: 'Each document of the identity check: the passport, the selfie with it, the page with the address.',
  avoid: 'Phones and cards, which have fields of their own; taking the photo itself (PhotoField).',
  anatomy:
    "A thumbnail (the icon of the document if there is no photo), the name, the status or the upload's progress, the reason of a refusal, one button.",
  content:
    'The reason says what is wrong and how to take the photo («На фото блик. Снимите без вспышки»), without blame. Buttons: «Снять», «Переснять», «Заменить».',
  accessibility:
    'A change of status is read aloud, and the progress bar states its percentage. The photo needs no alternative text, because the document is named beside it.',
};

const meta = {
  title: 'Product/DocumentStep',
  component: DocumentStep,
  args: { kind: 'passport', title: 'Паспорт, лицевая сторона', hint: 'Все края в кадре, без бликов.', status: 'missing', onTake },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof DocumentStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Снять' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Паспорт, лицевая сторона');
    await userEvent.keyboard('{Enter}');
    await expect(onTake).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { progress: 42, preview: PASSPORT_PICTURE, onCancel },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Отправляем: Паспорт, лицевая сторона' })).toHaveAttribute('aria-valuenow', '42');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Снять' })).toBeNull();
  },
};
export const Rejected: Story = {
  args: { status: 'rejected', reason: 'glare', preview: PASSPORT_PICTURE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/На фото блик/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Переснять' })).toBeVisible();
  },
};
export const AnotherDocument: Story = {
  args: { status: 'rejected', reason: 'wrong_document', title: 'Селфи с паспортом' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Это другой документ. Снимите: Селфи с паспортом.')).toBeVisible();
  },
};
/** An unknown refusal reason or status still shows what to do. */
export const Unknown: Story = {
  args: { status: 'rejected', reason: 'sunspots' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Фото не подошло. Снимите ещё раз.')).toBeVisible();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid columns="1-2-2" gap="l">
      <DocumentStep {...args} />
      <DocumentStep {...args} progress={42} preview={PASSPORT_PICTURE} onCancel={onCancel} />
      <DocumentStep {...args} status="uploaded" preview={PASSPORT_PICTURE} />
      <DocumentStep {...args} status="checking" preview={PASSPORT_PICTURE} onTake={undefined} />
      <DocumentStep {...args} kind="selfie" title="Селфи с паспортом" status="accepted" preview={PASSPORT_PICTURE} onTake={undefined} />
      <DocumentStep
        {...args}
        kind="selfie"
        title="Селфи с паспортом"
        status="rejected"
        reason="face_not_visible"
        preview={PASSPORT_PICTURE}
      />
      <DocumentStep {...args} kind="registration" title="Страница прописки" status="manual_review" onTake={undefined} />
    </Grid>
  ),
};
export const LongUzbekText: Story = {
  args: {
    kind: 'registration',
    title: 'Doimiy roʻyxatdan oʻtganlik sahifasi yoki ID-kartaning orqa tomoni',
    status: 'rejected',
    reason: 'cropped',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { ...Overview, tags: [], globals: { viewport: { value: 'phone' } } };
