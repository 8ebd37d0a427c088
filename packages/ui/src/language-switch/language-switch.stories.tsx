import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageMenu, LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Навигация/LanguageSwitch',
  component: LanguageSwitch,
  args: { hrefs: { ru: '#ru', 'uz-Latn': '#uz', 'uz-Cyrl': '#uz-Cyrl' }, onChoose: fn((_locale, event) => event.preventDefault()) },
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: в шапке открытых страниц и внизу панели кабинета; где места на одну ссылку — LanguageMenu.
- **Когда не**: для выбора чего-то другого (SegmentedControl).
- **Из чего**: ссылки на эту же страницу на другом языке и узбекским письмом по выбору; текущий язык выделен.
- **Слова**: язык называет себя сам: «Рус», «Oʻz», «Ўз» — на любом языке страницы одинаково.
- **Доступность**: nav с именем, lang и hreflang у ссылок, полное имя языка в подсказке; работает без скриптов.
`,
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Oʻz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('uz-Latn', expect.anything());
  },
};
/** A page without a Cyrillic version offers two languages. */
export const TwoLanguages: Story = { args: { hrefs: { ru: '#ru', 'uz-Latn': '#uz' } } };
export const Cyrillic: Story = {
  globals: { locale: 'uz-Cyrl' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Ўз');
    await expect(canvas.getByRole('navigation', { name: 'Тил' })).toBeVisible();
    canvas.getByRole('link', { name: 'Oʻz' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('uz-Cyrl', expect.anything());
  },
};
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { tags: ['picture'] };
/** In the space of one link. */
export const AsMenu: Story = {
  render: (args) => <LanguageMenu {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Рус', { selector: 'summary' }));
    const link = canvas.getByRole('link', { name: 'Oʻz' });
    await userEvent.click(link);
    await expect(args.onChoose).toHaveBeenCalledWith('uz-Latn', expect.anything());
    await expect(link.checkVisibility()).toBe(false);
  },
};
