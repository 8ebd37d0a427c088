import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { LanguageMenu, LanguageSwitch } from './language-switch.tsx';

const guidelines: Guidelines = {
  alsoCalled: 'язык, узбекский, кириллица, латиница, til, alifbo, language, script, locale',
  use: "The header of public pages and the bottom of the cabinet's side rail. Where only one link fits, LanguageMenu.",
  avoid: 'Choosing anything else (SegmentedControl).',
  anatomy: 'Links to this page in the other language and, if wanted, in the other Uzbek script. The current language is emphasised.',
  content: 'Each language names itself: «Рус», «Oʻz», «Ўз», the same on a page in any language.',
  accessibility: 'A named nav; the links have lang and hreflang, and the full name as a tooltip. It works without scripts.',
};

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { hrefs: { ru: '#ru', 'uz-Latn': '#uz', 'uz-Cyrl': '#uz-Cyrl' }, onChoose: fn((_locale, event) => event.preventDefault()) },
  parameters: {
    guidelines,
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
