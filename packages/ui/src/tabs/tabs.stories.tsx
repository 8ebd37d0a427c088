import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TabLinks } from './tab-links.tsx';
import { type Tab, Tabs } from './tabs.tsx';

const TABS = [
  { id: 'active', label: 'Активные', count: 3 },
  { id: 'waiting', label: 'Ждут оплаты', disabled: true },
  { id: 'done', label: 'Завершённые', count: 128 },
  { id: 'refused', label: 'Отменённые' },
] as const satisfies readonly Tab<string>[];

function Example({ tabs = TABS, label = 'Заказы' }: { tabs?: readonly Tab<string>[]; label?: string }) {
  const say = useStoryTranslation();
  const said = say(tabs);
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return (
    <Tabs label={say(label)} tabs={said} selected={selected} onSelect={setSelected}>
      <Text>
        {said.find(({ id }) => id === selected)?.label}: <Link href="#order">10 482</Link>
      </Text>
    </Tabs>
  );
}

const words: StoryTranslations = {
  Активные: 'Faol',
  'Ждут оплаты': 'Toʻlov kutilmoqda',
  Завершённые: 'Yakunlangan',
  Отменённые: 'Bekor qilingan',
  Заказы: 'Buyurtmalar',
  Все: 'Hammasi',
  Поступления: 'Kirimlar',
  Списания: 'Chiqimlar',
  Операции: 'Amallar',
};

const guidelines: Guidelines = {
  alsoCalled: 'вкладки, разделы, переключение, boʻlimlar, yorliqlar, tab',
  use: 'Two to five parts of one thing, seen one at a time: active and completed orders. If each has an address, TabLinks.',
  avoid: 'A value in a form (SegmentedControl); steps (Stepper); the sections of the cabinet (TabBar).',
  anatomy:
    'A row of tabs, with a number if needed, and a line below the selected one. If they do not fit, the row scrolls and fades at its edge.',
  content: 'One or two words, all in one grammatical form: «Активные», «Завершённые».',
  accessibility: 'The role tablist. TabLinks use aria-current.',
  keyboard: {
    Tab: 'Moves to the selected tab, then into its content.',
    'Arrow keys, Home, End': 'Select a tab.',
  },
};

const meta = {
  title: 'Navigation/Tabs',
  component: Example,
  parameters: {
    props: Tabs,
    words,
    guidelines,
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(/Активные/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    // The disabled tab is skipped.
    await expect(tab(/Завершённые/)).toHaveFocus();
    await expect(tab(/Завершённые/)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: /Завершённые/ })).toHaveTextContent('Завершённые: 10 482');
    await userEvent.keyboard('{End}');
    await expect(tab(/Отменённые/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Активные/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

const LINKS = [
  { href: '#all', label: 'Все', current: true },
  { href: '#in', label: 'Поступления', count: 2 },
  { href: '#out', label: 'Списания' },
];
export const AsLinks: Story = {
  render: () => <TabLinks label="Операции" items={LINKS} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /Поступления/ })).toHaveFocus();
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Все');
  },
};

/** The open link is beyond the edge of a narrow window: the row scrolls to it. */
export const OpenBeyondTheEdge: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <TabLinks label="Операции" items={LINKS.map((item) => ({ ...item, current: item.href === '#out' }))} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('link', { current: 'page' });
    const row = within(canvasElement).getByRole('navigation');
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1));
  },
};

/** More tabs than fit in the window: the edge that hides tabs fades. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth > 400) return;
    const row = within(canvasElement).getByRole('tablist').parentElement;
    await expect(row).toHaveAttribute('data-more', 'end');
    within(canvasElement).getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    const { left, right } = within(canvasElement).getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongUzbekText: Story = {
  args: {
    label: 'Buyurtmalar',
    tabs: [
      { id: 'active', label: 'Toʻlovi davom etayotganlar', count: 3 },
      { id: 'done', label: 'Toʻliq toʻlanganlar' },
      { id: 'refused', label: 'Bekor qilinganlar' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <Example />
      <TabLinks label="Операции" items={LINKS} />
    </Stack>
  ),
};
