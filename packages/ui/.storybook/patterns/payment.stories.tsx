import { addMonthsClamped } from '@muddat/schedule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/button/button.tsx';
import { Card } from '../../src/card/card.tsx';
import { Dialog } from '../../src/dialog/dialog.tsx';
import { Heading } from '../../src/heading/heading.tsx';
import type { StoryTranslations } from '../../src/internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../../src/internal/story-translations/story-translations-provider.tsx';
import { Money } from '../../src/money/money.tsx';
import { PaymentSchedule } from '../../src/payment-schedule/payment-schedule.tsx';
import type { ScheduleRowData } from '../../src/payment-schedule/schedule-row.tsx';
import { PriceBreakdown } from '../../src/price-breakdown/price-breakdown.tsx';
import { RadioCards } from '../../src/radio-cards/radio-cards.tsx';
import { Grid, Stack } from '../../src/stack/stack.tsx';
import { ResultState } from '../../src/states/index.ts';
import { Text } from '../../src/text/text.tsx';

const AMOUNT = 508_000;
const REMAINDER = 1_524_000;
const PAID = 9;
const ROWS: ScheduleRowData[] = Array.from({ length: 12 }, (_, at) => ({
  number: at + 1,
  dueDate: addMonthsClamped('2026-02-27', at),
  amount: AMOUNT,
  paidAmount: at < PAID ? AMOUNT : 0,
  state: at < PAID ? 'paid' : at === PAID ? 'due' : 'upcoming',
}));

const words: StoryTranslations = {
  'Холодильник, Orzu Texnika': 'Muzlatkich, Orzu Texnika',
  'Платёж 10 из 12': '12 tadan 10-toʻlov',
  Комиссия: 'Komissiya',
  нет: 'yoʻq',
  'Останется после платежа': 'Toʻlovdan keyin qoladi',
  'Откуда списать': 'Qayerdan yechilsin',
  'Баланс: 620 000 сум': 'Balans: 620\u00a0000\u00a0soʻm',
  'Хватает на платёж': 'Toʻlovga yetadi',
  'Карта ••\u00a04417': '••\u00a04417 kartasi',
  'Придёт код в СМС': 'SMS orqali kod keladi',
  'Оплатить 508 000 сум': '508\u00a0000\u00a0soʻm toʻlash',
  'Списать 508 000 сум с баланса?': 'Balansdan 508\u00a0000\u00a0soʻm yechilsinmi?',
  'Останется 112 000 сум.': '112\u00a0000\u00a0soʻm qoladi.',
  Списать: 'Yechish',
  'Не списывать': 'Yechmaslik',
  Оплачено: 'Toʻlandi',
  'Следующий платёж 27 декабря.': 'Keyingi toʻlov 27-dekabr kuni.',
};

type Source = 'balance' | 'card';

function PaymentPage({ alreadyPaid = false }: { alreadyPaid?: boolean }) {
  const say = useStoryTranslation();
  const [source, setSource] = useState<Source>('balance');
  const [asking, setAsking] = useState(false);
  const [paid, setPaid] = useState(alreadyPaid);
  if (paid) {
    return (
      <ResultState tone="good" title={say('Оплачено')} amount={AMOUNT}>
        {say('Следующий платёж 27 декабря.')}
      </ResultState>
    );
  }
  return (
    <Grid columns="1-1-2">
      <Card padding="l">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} size="m">
              {say('Холодильник, Orzu Texnika')}
            </Heading>
            <Text tone="quiet">{say('Платёж 10 из 12')}</Text>
            <Money amount={AMOUNT} size="xl" />
          </Stack>
          <RadioCards
            label={say('Откуда списать')}
            value={source}
            onChange={setSource}
            options={[
              { value: 'balance', title: say('Баланс: 620 000 сум'), description: say('Хватает на платёж') },
              { value: 'card', title: say('Карта ••\u00a04417'), description: say('Придёт код в СМС') },
            ]}
          />
          <PriceBreakdown
            rows={[
              { label: say('Комиссия'), value: say('нет') },
              { label: say('Останется после платежа'), value: <Money amount={REMAINDER - AMOUNT} />, strong: true },
            ]}
          />
          <Button width="phone" onClick={() => (source === 'balance' ? setAsking(true) : setPaid(true))}>
            {say('Оплатить 508 000 сум')}
          </Button>
        </Stack>
      </Card>
      <Card>
        <PaymentSchedule rows={ROWS} today="2026-11-21" remainder={REMAINDER} />
      </Card>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say('Списать 508 000 сум с баланса?')}
        actions={
          <>
            <Button onClick={() => setPaid(true)}>{say('Списать')}</Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {say('Не списывать')}
            </Button>
          </>
        }
      >
        <Text tone="quiet">{say('Останется 112 000 сум.')}</Text>
      </Dialog>
    </Grid>
  );
}

/**
 * The amount is the largest text, and the button repeats it. The customer sees the source, the fee and the remainder before the press. The
 * schedule beside it shows which payment this is. A payment from the balance has no code of the bank, so a dialog asks once more, in the words of
 * the button; a card's code is its own confirmation. While the bank answers, the button is pending and nobody can pay twice. The result says what
 * was paid and when the next payment is due.
 */
const meta = {
  title: 'Patterns/Payment',
  parameters: { words, docs: { canvas: { sourceState: 'none' } } },
  render: () => <PaymentPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pay = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Оплатить 508 000 сум' }));
  return screen.findByRole('dialog', { name: 'Списать 508 000 сум с баланса?' });
};

export const BeforePaying: Story = {};

export const Confirming: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await pay(canvasElement);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Paid: Story = { render: () => <PaymentPage alreadyPaid /> };

export const PaidFromTheBalance: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await pay(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Списать' }));
    await expect(await within(canvasElement).findByText('Оплачено')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
