import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { Accordion, AccordionItem } from '../accordion/Accordion.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import { Slider } from './Slider.tsx';

function Example() {
  const [months, setMonths] = useState(12);
  return <Slider label="Срок" value={months} min={3} max={24} onChange={setMonths} valueText={`${months} месяцев`} ends={['3', '24']} />;
}

const meta = { title: 'Поля/Выбор', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SliderStory: Story = {
  name: 'Slider',
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Срок' });
    await expect(slider).toHaveAttribute('aria-valuetext', '12 месяцев');
    await fireEvent.change(slider, { target: { value: '18' } });
    await expect(within(canvasElement).getByText('18 месяцев')).toBeVisible();
  },
};
function Segments() {
  const [way, setWay] = useState('code');
  return (
    <SegmentedControl
      label="Как войти"
      value={way}
      onChange={setWay}
      options={[
        { value: 'code', label: 'По коду из SMS' },
        { value: 'password', label: 'По паролю' },
      ]}
    />
  );
}
export const Segmented: Story = { render: () => <Segments /> };
export const Progress: Story = {
  render: () => (
    <Stack gap="l">
      <Stepper steps={['Телефон', 'Код из SMS', 'О себе']} current={2} />
      <ProgressBar label="Оплачено" value={2} max={12} />
      <ProgressBar label="Оплачено" value={9} max={12} tone="good" />
      <ProgressBar label="Просрочено" value={4} max={12} tone="bad" />
    </Stack>
  ),
};
export const Questions: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Можно ли погасить досрочно?" defaultOpen>
        Да, в любой день и без комиссии. Наценка за оставшиеся месяцы не берётся.
      </AccordionItem>
      <AccordionItem title="Что будет, если опоздать с платежом?">
        Пять дней ничего не меняется, потом лимит приостановится до оплаты.
      </AccordionItem>
    </Accordion>
  ),
};
