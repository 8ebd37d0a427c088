import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Sheet } from './sheet.tsx';

const CATEGORIES = [
  'Телефоны',
  'Бытовая техника',
  'Мебель',
  'Одежда',
  'Обувь',
  'Аптеки',
  'Оптика',
  'Стройматериалы',
  'Автотовары',
  'Книги',
];

interface ExampleProps {
  title?: string;
  place?: 'side' | 'center';
  options?: readonly string[];
  openAtOnce?: boolean;
  answer?: string;
}

function Example({
  title = 'Какие магазины показать',
  place = 'side',
  options = CATEGORIES,
  openAtOnce = false,
  answer = 'Показать',
}: ExampleProps) {
  const say = useStoryTranslation();
  const names = say(options);
  const [open, setOpen] = useState(openAtOnce);
  const [chosen, setChosen] = useState<readonly string[]>([names[0] ?? '']);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say('Фильтры')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={say(title)}
        position={place}
        actions={<Button onClick={() => setOpen(false)}>{say(answer)}</Button>}
      >
        <Text size="s" tone="quiet">
          {chosen.join(', ')}
        </Text>
        <Stack gap="none">
          {names.map((name) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
            >
              {name}
            </Checkbox>
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

const words: StoryTranslations = {
  Телефоны: 'Telefonlar',
  'Бытовая техника': 'Maishiy texnika',
  Мебель: 'Mebel',
  Одежда: 'Kiyim',
  Обувь: 'Poyabzal',
  Аптеки: 'Dorixonalar',
  Оптика: 'Optika',
  Стройматериалы: 'Qurilish mollari',
  Автотовары: 'Avtotovarlar',
  Книги: 'Kitoblar',
  'Какие магазины показать': 'Qaysi doʻkonlar koʻrsatilsin',
  Показать: 'Koʻrsatish',
  Фильтры: 'Filtrlar',
};

const guidelines: Guidelines = {
  alsoCalled: 'шторка, лист, фильтры, панель снизу, panel, oyna, drawer, bottom sheet, side panel',
  use: 'A task that is longer than a question but no reason to leave the page: filters, a new card, the details of a payment.',
  avoid: 'A question with two answers (Dialog); an explanation (Popover); a whole section (a page).',
  anatomy: 'A title with a cross, a middle that scrolls, and actions that are always visible.',
  content: 'The title says what is done here; the button says how it ends: «Показать», «Добавить карту».',
  sections: [whichOverlay],
  accessibility: 'The focus stays inside and returns to the trigger. The page below does not scroll.',
  keyboard: {
    'Tab, Shift+Tab': 'Moves the focus inside the sheet.',
    'Escape, Back on Android': 'Closes it.',
  },
};

const meta = {
  title: 'Feedback/Sheet',
  component: Example,
  // On a docs page the sheet stays closed until a press, because it would cover the page.
  render: ({ openAtOnce = false, ...args }, { viewMode }) => <Example {...args} openAtOnce={openAtOnce && viewMode !== 'docs'} />,
  parameters: {
    props: Sheet,
    words,
    guidelines,
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const sheet = await opened(canvasElement);
    const inSheet = () => expect(sheet).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await inSheet();
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(sheet).getByRole('checkbox', { name: 'Телефоны' })).not.toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await inSheet();
    await expect(within(sheet).getByRole('button', { name: 'Показать' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Center: Story = { args: { place: 'center', openAtOnce: true } };
export const Phone: Story = {
  args: { openAtOnce: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    // The action at the end stays visible, however long the middle is.
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: 'Показать' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight,
      ),
    );
  },
};
export const LongUzbekText: Story = {
  args: {
    title: 'Qaysi doʻkonlarning mahsulotlarini koʻrsatish kerakligini tanlang',
    options: ['Maishiy texnika va elektronika mahsulotlari', 'Qurilish mollari va taʼmirlash uchun jihozlar', 'Oʻquv qurollari'],
    openAtOnce: true,
    answer: 'Koʻrsatish',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], args: { openAtOnce: true, options: CATEGORIES.slice(0, 5) } };
