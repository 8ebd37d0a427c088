import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { useLanguage } from '../internal/use-language.ts';
import type { RichNode } from './rich-node.ts';
import { RichText } from './rich-text.tsx';

const row = (tag: 'th' | 'td', words: readonly string[]): RichNode => ({
  tag: 'tr',
  nodes: words.map((text): RichNode => (tag === 'th' ? { tag, scope: 'col', nodes: [{ text }] } : { tag, nodes: [{ text }] })),
});
const table = (caption: string, heads: readonly string[], cells: readonly string[]): RichNode => ({
  tag: 'table',
  nodes: [
    { tag: 'caption', nodes: [{ text: caption }] },
    { tag: 'thead', nodes: [row('th', heads)] },
    { tag: 'tbody', nodes: [row('td', cells)] },
  ],
});

const RU: readonly RichNode[] = [
  { tag: 'h2', nodes: [{ text: 'Правила осенней акции' }] },
  {
    tag: 'p',
    nodes: [{ text: 'На технику и мебель действует срок ' }, { tag: 'strong', nodes: [{ text: '3 месяца без наценки' }] }, { text: '.' }],
  },
  { tag: 'h3', nodes: [{ text: 'Кому доступно' }] },
  {
    tag: 'ul',
    nodes: [
      { tag: 'li', nodes: [{ text: 'лимит одобрен;' }] },
      { tag: 'li', nodes: [{ text: 'нет просроченных платежей.' }] },
    ],
  },
  table('Чему равен платёж', ['Цена товара', '3 платежа'], ['900 000 сум', 'по 300 000 сум']),
  { tag: 'p', nodes: [{ text: 'Остальное — в ' }, { tag: 'a', href: '#terms', nodes: [{ text: 'условиях рассрочки' }] }, { text: '.' }] },
];
const UZ: readonly RichNode[] = [
  { tag: 'h2', nodes: [{ text: 'Kuzgi aksiya qoidalari' }] },
  {
    tag: 'p',
    nodes: [{ text: 'Texnika va mebelga ' }, { tag: 'strong', nodes: [{ text: '3 oy ustamasiz' }] }, { text: ' muddat amal qiladi.' }],
  },
  { tag: 'h3', nodes: [{ text: 'Kimlar uchun' }] },
  {
    tag: 'ul',
    nodes: [
      { tag: 'li', nodes: [{ text: 'limit tasdiqlangan;' }] },
      { tag: 'li', nodes: [{ text: 'muddati oʻtgan toʻlovlar yoʻq.' }] },
    ],
  },
  table('Toʻlov nechaga teng', ['Mahsulot narxi', '3 ta toʻlov'], ['900 000 soʻm', '300 000 soʻmdan']),
  {
    tag: 'p',
    nodes: [{ text: 'Qolgani — ' }, { tag: 'a', href: '#terms', nodes: [{ text: 'muddatli toʻlov shartlari' }] }, { text: 'da.' }],
  },
];

function Sample() {
  return <RichText nodes={useLanguage() === 'ru' ? RU : UZ} />;
}

const guidelines: Guidelines = {
  alsoCalled: 'статья, правила, форматированный текст, новость, maqola, matn, article, HTML, content',
  use: 'Formatted text of the content system: the rules of a campaign, a piece of news, an answer.',
  avoid: 'Plain paragraphs (Text); anything that the screen draws itself.',
  anatomy: 'Headings, lists, links, quotes, tables, in lines of a readable width.',
  content: 'An editor writes it. Links say where they lead.',
  accessibility: 'Headings start at level 2. A wide table scrolls by itself.',
};

const meta = {
  title: 'Text/RichText',
  component: RichText,
  args: { nodes: RU },
  render: () => <Sample />,
  parameters: {
    guidelines,
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
