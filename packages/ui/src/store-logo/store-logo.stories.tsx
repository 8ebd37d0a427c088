import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline, Stack } from '../stack/stack.tsx';
import { StoreBanner, StoreLogo } from './store-logo.tsx';
import { BROKEN_PICTURE, SAMPLE_BANNERS, SAMPLE_LOGOS } from './store-samples.ts';

const [first, second, third] = SAMPLE_LOGOS;

const meta = {
  title: 'Продукт/StoreLogo',
  component: StoreLogo,
  subcomponents: { StoreBanner },
  args: { src: first, name: 'Orzu Texnika', size: 'm' },
  parameters: {
    docs: {
      description: {
        component: [
          '- **Когда**: магазин или компания рядом со своим именем: список, страница, продавец товара, корзина.',
          '- **Когда не**: товар — Picture; банк или платёжная система — CardMark.',
          '- **Из чего**: квадрат 40, 64 или 96 px; без картинки — узор имени. StoreBanner — витрина магазина, на её край ложится логотип.',
          '- **Слова**: в логотипе и на витрине слов нет, имя магазина всегда рядом текстом.',
          '- **Доступность**: диктор пропускает логотип и витрину и читает имя.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof StoreLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Inline gap="m" align="end">
        <StoreLogo src={first} name="Orzu Texnika" size="s" />
        <StoreLogo src={second} name="Ipak Yoʻli" size="m" />
        <StoreLogo src={third} name="Rishton Sopol Uyi" size="l" />
        <StoreLogo src={null} name="Nur Optika" size="m" />
      </Inline>
      <div style={{ blockSize: '120px' }}>
        <StoreBanner src={SAMPLE_BANNERS[0]} name="Orzu Texnika" />
      </div>
    </Stack>
  ),
};
/** A store that has given neither a logo nor a banner has a face all the same. */
export const NoPictures: Story = {
  render: () => (
    <div>
      <div style={{ blockSize: '120px' }}>
        <StoreBanner src={null} name="Nur Optika" />
      </div>
      <div style={{ marginBlockStart: '-48px', paddingInlineStart: '16px' }}>
        <StoreLogo src={null} name="Nur Optika" size="l" gap="background" />
      </div>
    </div>
  ),
};
/** The ornament of the name replaces a picture that fails to load. */
export const BrokenPicture: Story = {
  args: { src: BROKEN_PICTURE },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
