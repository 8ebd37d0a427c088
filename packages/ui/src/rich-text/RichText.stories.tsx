import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLocale } from '../internal/use-locale.ts';
import { RichText } from './RichText.tsx';

const RU = `<h2>Правила осенней акции</h2><p>На технику и мебель действует срок <strong>3 месяца без наценки</strong>.</p><h3>Кому доступно</h3><ul><li>лимит подтверждён;</li><li>нет просроченных платежей.</li></ul><table><caption>Чему равен платёж</caption><thead><tr><th scope="col">Цена товара</th><th scope="col">3 платежа</th></tr></thead><tbody><tr><td>900 000 сум</td><td>по 300 000 сум</td></tr></tbody></table><p>Остальное — в <a href="#terms">условиях рассрочки</a>.</p>`;
const UZ = `<h2>Kuzgi aksiya qoidalari</h2><p>Texnika va mebelga <strong>3 oy ustamasiz</strong> muddat amal qiladi.</p><h3>Kimlar uchun</h3><ul><li>limit tasdiqlangan;</li><li>muddati oʻtgan toʻlovlar yoʻq.</li></ul><table><caption>Toʻlov nechaga teng</caption><thead><tr><th scope="col">Mahsulot narxi</th><th scope="col">3 ta toʻlov</th></tr></thead><tbody><tr><td>900 000 soʻm</td><td>300 000 soʻmdan</td></tr></tbody></table><p>Qolgani — <a href="#terms">muddatli toʻlov shartlari</a>da.</p>`;

function Sample() {
  return <RichText html={useLocale() === 'ru' ? RU : UZ} />;
}

const meta = {
  title: 'Тексты/RichText',
  component: RichText,
  args: { html: RU },
  render: () => <Sample />,
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: размеченный текст из конструктора: правила акции, новость, ответ.
- **Когда не**: простые абзацы (Text), то, что рисует сам экран.
- **Из чего**: заголовки, списки, ссылки, цитаты, таблицы; ширина строки для чтения.
- **Слова**: пишет редактор; ссылки называют, куда ведут.
- **Доступность**: заголовки со второго уровня; широкая таблица прокручивается сама.
`,
      },
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { tags: ['picture'] };
