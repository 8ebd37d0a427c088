import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { NoticeBar } from './notice-bar.tsx';

const words: StoryTranslations = {
  'Вышла новая версия сайта.': 'Saytning yangi talqini chiqdi.',
  Обновить: 'Yangilash',
  Позже: 'Keyinroq',
};

const meta = {
  title: 'Обратная связь/NoticeBar',
  component: NoticeBar,
  parameters: {
    words,
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
- **Когда**: сайту есть что сказать, и ответ может подождать: новая версия, согласие.
- **Когда не**: об исходе действия — Toast; о сети — OfflineBar; вопрос, без ответа на который нельзя, — Dialog.
- **Из чего**: одна фраза и одна-две маленькие кнопки над нижним краем окна.
- **Слова**: что случилось и что даст кнопка; отказ назван так же ясно, как согласие.
- **Доступность**: role status читается вслух и не забирает фокус; ничего под собой не двигает.
`,
      },
    },
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
  args: { children: 'Saytning yangi talqini chiqdi: sahifani yangilasangiz, oʻzgarishlar darhol koʻrinadi.' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
