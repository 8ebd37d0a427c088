import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const words: StoryTranslations = {
  '508 000 сум в пятницу': 'Juma kuni 508\u00a0000\u00a0soʻm',
  'Спишем с карты ••4417': '••4417 kartasidan yechiladi',
};

const meta = {
  title: 'Основа/Divider',
  component: Divider,
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: два дела в одной карточке, между которыми мало одного отступа.
- **Когда не**: между карточками и строками списка: там хватает отступа или линии самого списка.
- **Из чего**: линия в 1 px во всю ширину, без своих отступов: их даёт Stack.
- **Слова**: нет.
- **Доступность**: элемент hr: слышно, что начинается другое.
`,
      },
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

const inCard = (first: string, second: string) => (
  <Card>
    <Stack>
      <Text>{first}</Text>
      <Divider />
      <Text tone="quiet">{second}</Text>
    </Stack>
  </Card>
);
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeInTheDocument();
  },
};
export const LongUzbekText: Story = {
  render: () => inCard('Muddatidan oldin toʻlaganda qayta hisoblangan summa', 'Ustama faqat foydalanilgan kunlar uchun hisoblanadi'),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => inCard('508 000 сум в пятницу', 'Спишем с карты ••4417') };
