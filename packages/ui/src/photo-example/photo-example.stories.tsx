import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { PhotoExample } from './photo-example.tsx';

const words: StoryTranslations = {
  'Страница видна целиком': 'Sahifa toʻliq koʻrinadi',
  'Край обрезан, блик': 'Cheti kesilgan, yaltirash bor',
  'Лицо и паспорт рядом': 'Yuz va pasport yonma-yon',
  'Паспорт закрывает лицо': 'Pasport yuzni toʻsib turibdi',
};

const guidelines: Guidelines = {
  alsoCalled: 'пример фото, как снять, образец, namuna, sample photo',
  use: 'Before taking a photo of a document or of oneself: two pictures side by side, a good and a bad one.',
  avoid: 'Judging a photo that was taken (DocumentStep).',
  anatomy: 'A line drawing, below it an icon and words. No real people or documents.',
  content: 'Why the photo is good or bad, without blame: «Край обрезан, блик».',
  accessibility: 'The alternative text names the drawing. Icon and words tell good from bad, not only the colour.',
};

const meta = {
  title: 'Fields/PhotoExample',
  component: PhotoExample,
  args: { shows: 'document', verdict: 'good', alt: 'Страница видна целиком', children: 'Страница видна целиком' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof PhotoExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(story) => <div style={{ inlineSize: 200 }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};
export const LongUzbekText: Story = {
  args: { verdict: 'bad', alt: 'Pasport', children: 'Sahifaning cheti kesilgan, ustiga yorugʻlik tushib yaltirab qolgan' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  decorators: [(story) => <div style={{ inlineSize: 150 }}>{story()}</div>],
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap="m">
      {[
        { shows: 'document', verdict: 'good', text: 'Страница видна целиком' } as const,
        { shows: 'document', verdict: 'bad', text: 'Край обрезан, блик' } as const,
        { shows: 'selfie', verdict: 'good', text: 'Лицо и паспорт рядом' } as const,
        { shows: 'selfie', verdict: 'bad', text: 'Паспорт закрывает лицо' } as const,
      ].map(({ text, ...example }) => (
        <div key={text} style={{ inlineSize: 160 }}>
          <PhotoExample {...example} alt={text}>
            {text}
          </PhotoExample>
        </div>
      ))}
    </Inline>
  ),
};
