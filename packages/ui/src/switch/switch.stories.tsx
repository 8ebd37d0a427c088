import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

const words: StoryTranslations = {
  'Напоминать о платеже': 'Toʻlovni eslatish',
  'За день до даты, в 10:00': 'Sanadan bir kun oldin, soat 10:00 da',
  'Не удалось сохранить. Попробуйте ещё раз': 'Saqlab boʻlmadi. Yana urinib koʻring',
  'Вход по отпечатку': 'Barmoq izi bilan kirish',
  'Недоступно на этом устройстве': 'Bu qurilmada mavjud emas',
  'Вход по лицу': 'Yuz orqali kirish',
  'Сообщения о безопасности': 'Xavfsizlik xabarlari',
};

const guidelines: Guidelines = {
  alsoCalled: 'переключатель, включить, выключить, настройка, yoqish, oʻchirish, toggle, on off',
  use: 'A setting that takes effect at once: notifications, sign-in by fingerprint, autopayment.',
  avoid: 'A consent or anything that a button submits (Checkbox); a choice of two named things (SegmentedControl).',
  anatomy: 'Name and explanation on the left, the switch on the right, an error below. The whole row can be pressed.',
  content: 'Name what is on: «Напоминать о платеже», not «Включить напоминания».',
  accessibility: "The browser's own checkbox with the role switch. Position and tick show the state, not only the colour.",
  keyboard: {
    Space: 'Switches it.',
  },
};

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Напоминать о платеже', onChange: fn() },
  parameters: { words, guidelines },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const one = within(canvasElement).getByRole('switch', { name: 'Напоминать о платеже' });
    await userEvent.tab();
    await expect(one).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(one).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true, expect.anything());
    await userEvent.keyboard(' ');
    await expect(one).not.toBeChecked();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="xs">
      <Switch>Напоминать о платеже</Switch>
      <Switch defaultChecked description="За день до даты, в 10:00">
        Напоминать о платеже
      </Switch>
      <Switch defaultChecked error="Не удалось сохранить. Попробуйте ещё раз">
        Вход по отпечатку
      </Switch>
      <Switch disabled description="Недоступно на этом устройстве">
        Вход по лицу
      </Switch>
      <Switch disabled defaultChecked>
        Сообщения о безопасности
      </Switch>
    </Stack>
  ),
};

export const Saving: Story = {
  args: { saving: true, checked: true },
  play: async ({ canvasElement, args }) => {
    const one = within(canvasElement).getByRole('switch');
    await userEvent.click(one);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(one).toBeChecked();
    await expect(one).toHaveAttribute('aria-busy', 'true');
  },
};

export const WholeRow: Story = {
  args: { description: 'За день до даты, в 10:00' },
  play: async ({ canvasElement }) => {
    const one = within(canvasElement).getByRole('switch');
    const hint = within(canvasElement).getByText('За день до даты, в 10:00').getBoundingClientRect();
    await expect(document.elementFromPoint(hint.left + 4, hint.top + 4)).toBe(one);
    await expect(one).toHaveAccessibleDescription('За день до даты, в 10:00');
  },
};

export const LongUzbekText: Story = {
  args: {
    children: 'Toʻlov sanasidan bir kun oldin SMS va ilova orqali eslatib turish',
    description: 'Bildirishnomalar telefon sozlamalarida yoqilgan boʻlishi kerak, aks holda faqat SMS keladi',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
