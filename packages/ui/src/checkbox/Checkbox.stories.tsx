import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Поля/Checkbox', component: Checkbox, args: { children: 'Запомнить карту', onChange: fn() } } satisfies Meta<
  typeof Checkbox
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Запомнить карту' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
};
const consent = (
  <>
    Согласен с <Link href="#offer">публичной офертой</Link> и обработкой персональных данных
  </>
);
export const Consent: Story = { args: { children: consent, error: 'Без согласия продолжить нельзя' } };
export const Checked: Story = { args: { defaultChecked: true } };
export const LongUzbekText: Story = {
  args: { children: 'Ommaviy oferta shartlari va shaxsiy maʼlumotlarimni qayta ishlashga roziman' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
