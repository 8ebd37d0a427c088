import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Inline, Stack } from '../stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = { title: 'Сообщения/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NextPayment: Story = {
  render: () => (
    <Card padding="l">
      <SkeletonGroup label="Загружаем ближайший платёж">
        <Stack>
          <Skeleton shape="pill" width="word" />
          <Skeleton shape="hero" width="amount" />
          <Skeleton width="half" />
          <Inline>
            <Skeleton shape="button" width="amount" />
            <Skeleton shape="button" width="word" />
          </Inline>
        </Stack>
      </SkeletonGroup>
    </Card>
  ),
};
