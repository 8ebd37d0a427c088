import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const TOTAL = 7;
const STEP = 3;
const WAIT_MS = 50;

const ORDERS = Array.from({ length: TOTAL }, (_, at) => `Заказ ${at + 1}`);
const words: StoryTranslations = Object.fromEntries(ORDERS.map((order, at) => [order, `${at + 1}-buyurtma`]));

/** Loads three items at a time. With `fails` the first request fails. */
function Example({ fails = false, links = true }: { fails?: boolean; links?: boolean }) {
  const say = useStoryTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(STEP);
  const [state, setState] = useState<LoadMoreProps['state']>('idle');
  const onMore = () => {
    setState('loading');
    setTimeout(() => {
      if (fails && state !== 'error') return setState('error');
      const next = Math.min(TOTAL, shown + STEP);
      setShown(next);
      setState(next === TOTAL ? 'end' : 'idle');
    }, WAIT_MS);
  };
  return (
    <>
      <ul ref={list}>
        {say(ORDERS.slice(0, shown)).map((name) => (
          <li key={name}>{links ? <Link href={`#${name}`}>{name}</Link> : name}</li>
        ))}
      </ul>
      <LoadMore list={list} shown={shown} total={TOTAL} state={state} onMore={onMore} />
    </>
  );
}

const guidelines: Guidelines = {
  alsoCalled: 'показать ещё, загрузить ещё, список, yana koʻrsatish, more, infinite list',
  use: 'A list read from top to bottom: notifications, transactions, orders.',
  avoid:
    'Public lists where each page has an address (Pagination). It never loads by scrolling, because people must be able to reach the bottom of the page.',
  anatomy: 'How many are shown, and a button. After a failure, what happened and «Повторить». When all are shown, nothing.',
  content: '«Показать ещё», «Показано: 20 из 57».',
  accessibility:
    'The number shown is read aloud. After loading, the focus is on the first new item, unless the customer has moved elsewhere.',
};

const meta = {
  title: 'Navigation/LoadMore',
  component: Example,
  parameters: {
    props: LoadMore,
    words,
    guidelines,
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name = 'Показать ещё') => within(canvasElement).getByRole('button', { name });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    button(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Заказ 4' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Показано: 6 из 7');
    button(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    // The last items: the button disappears, but the focus is not lost.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Заказ 7' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const NothingToPress: Story = {
  args: { links: false },
  play: async ({ canvasElement }) => {
    button(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByText('Заказ 4')).toHaveFocus());
  },
};
export const GoneElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    button(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    const first = canvas.getByRole('link', { name: 'Заказ 1' });
    first.focus();
    await canvas.findByRole('link', { name: 'Заказ 4' });
    await expect(first).toHaveFocus();
  },
};
export const Failed: Story = {
  args: { fails: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    button(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить'));
    await expect(button(canvasElement, 'Повторить')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Заказ 4' })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

function Still(props: Pick<LoadMoreProps, 'state' | 'shown'>) {
  const list = useRef<HTMLUListElement>(null);
  return <LoadMore list={list} total={57} onMore={() => undefined} {...props} />;
}
export const LongUzbekText: Story = {
  render: () => <Still state="error" shown={20} />,
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="none">
      <Still state="idle" shown={20} />
      <Still state="error" shown={20} />
    </Stack>
  ),
};
