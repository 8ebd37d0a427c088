import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../src/card/card.tsx';
import { Heading } from '../../src/heading/heading.tsx';
import { ShoppingBag } from '../../src/icons/icons.ts';
import type { StoryTranslations } from '../../src/internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../../src/internal/story-translations/story-translations-provider.tsx';
import { LinkButton } from '../../src/link/link.tsx';
import { LoadMore, type LoadMoreProps } from '../../src/load-more/load-more.tsx';
import { OrderTile } from '../../src/order-tile/order-tile.tsx';
import { Skeleton, SkeletonGroup } from '../../src/skeleton/skeleton.tsx';
import { Inline, Stack } from '../../src/stack/stack.tsx';
import { EmptyState, ErrorState } from '../../src/states/index.ts';

const TOTAL = 5;
const STEP = 3;
const ORDERS = ['Холодильник', 'Очки', 'Письменный стол', 'Ковёр', 'Чайник'];

const words: StoryTranslations = {
  'Мои заказы': 'Buyurtmalarim',
  Холодильник: 'Muzlatkich',
  Очки: 'Koʻzoynak',
  'Письменный стол': 'Yozuv stoli',
  Ковёр: 'Gilam',
  Чайник: 'Choynak',
  'Загружаем заказы': 'Buyurtmalar yuklanmoqda',
  'Заказов пока нет': 'Hozircha buyurtma yoʻq',
  'Оформите первую покупку, и она появится здесь.': 'Birinchi xaridni qiling, u shu yerda paydo boʻladi.',
  'Выбрать магазин': 'Doʻkon tanlash',
  'Не удалось загрузить заказы': 'Buyurtmalarni yuklab boʻlmadi',
  'С ними всё в порядке, не отвечает сервер.': 'Ular joyida, server javob bermayapti.',
};

function Page({ children }: { children: ReactNode }) {
  const say = useStoryTranslation();
  return (
    <Stack gap="l">
      <Heading level={1}>{say('Мои заказы')}</Heading>
      <Card>{children}</Card>
    </Stack>
  );
}

function Orders({ start = 'idle' }: { start?: 'idle' | 'error' }) {
  const say = useStoryTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(STEP);
  const [state, setState] = useState<LoadMoreProps['state']>(start);
  const onMore = () => {
    setShown(TOTAL);
    setState('end');
  };
  return (
    <Stack>
      <Stack as="ul" ref={list}>
        {ORDERS.slice(0, shown).map((title) => (
          <li key={title}>
            <OrderTile href={`#${title}`} title={say(title)} store="Orzu Texnika" status="delivered" />
          </li>
        ))}
      </Stack>
      <LoadMore list={list} shown={shown} total={TOTAL} state={state} onMore={onMore} />
    </Stack>
  );
}

function LoadingOrders() {
  const say = useStoryTranslation();
  return (
    <SkeletonGroup label={say('Загружаем заказы')}>
      <Stack gap="l">
        {ORDERS.slice(0, STEP).map((order) => (
          <Inline key={order}>
            <Skeleton shape="square" />
            <Skeleton width="half" />
          </Inline>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

/**
 * The title stays while the content changes. Skeletons with the shape of the rows show that the list loads. They appear after 200 ms, so
 * that a fast answer does not flicker. An empty list is one sentence and one step. An error says what happened, what is not lost, and offers to
 * repeat. A long list grows on a press, never by scrolling, so that the end of the page can be reached; a failure to load more keeps the rows
 * that are there.
 */
const meta = { title: 'Patterns/List', parameters: { words, docs: { canvas: { sourceState: 'none' } } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: () => (
    <Page>
      <Orders />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(TOTAL);
  },
};

export const Loading: Story = {
  render: () => (
    <Page>
      <LoadingOrders />
    </Page>
  ),
};

export const Empty: Story = {
  render: () => (
    <Page>
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title="Заказов пока нет"
        action={<LinkButton href="#stores">Выбрать магазин</LinkButton>}
      >
        Оформите первую покупку, и она появится здесь.
      </EmptyState>
    </Page>
  ),
};

export const Failed: Story = {
  render: () => (
    <Page>
      <ErrorState title="Не удалось загрузить заказы" onRetry={() => undefined} requestId="01JD3R8Q6Z">
        С ними всё в порядке, не отвечает сервер.
      </ErrorState>
    </Page>
  ),
};

export const FailedToLoadMore: Story = {
  render: () => (
    <Page>
      <Orders start="error" />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(STEP);
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(TOTAL);
  },
};
