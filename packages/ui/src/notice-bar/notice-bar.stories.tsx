import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { NoticeBar } from './notice-bar.tsx';

const words: StoryTranslations = {
  'Вышла новая версия сайта.': 'Sayt yangilandi.',
  Обновить: 'Yangilash',
  Позже: 'Keyinroq',
};

const guidelines: Guidelines = {
  alsoCalled: 'полоса внизу, новая версия, куки, согласие, xabar, cookie, update',
  use: 'The site has something to say and the answer can wait: a new version, a consent.',
  avoid: 'The outcome of an action (Toast); the network (OfflineBar); a question that must be answered (Dialog).',
  anatomy: 'One sentence and one or two small buttons above the lower edge of the window.',
  content: 'What happened and what the button does. The refusal is named as clearly as the consent.',
  accessibility: 'The role status: it is read aloud and takes no focus. It moves nothing below it.',
};

const meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  parameters: {
    words,
    layout: 'fullscreen',
    guidelines,
  },
  args: {
    children: 'Вышла новая версия сайта.',
    actions: (
      <>
        <Button size="s" onClick={fn()}>
          Обновить
        </Button>
        <Button size="s" variant="ghost">
          Позже
        </Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: '140px', transform: 'translate(0)' }}>
      <NoticeBar {...args} />
    </div>
  ),
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Вышла новая версия сайта.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Позже' })).toHaveFocus();
  },
};
export const LongUzbekText: Story = {
  args: { children: 'Sayt yangilandi: sahifani yangilasangiz, oʻzgarishlar darhol koʻrinadi.' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
