import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { StoreBanner, StoreLogo } from './store-logo.tsx';
import { BROKEN_PICTURE, SAMPLE_BANNERS, SAMPLE_LOGOS } from './store-samples.ts';

const [first, second, third] = SAMPLE_LOGOS;

const guidelines: Guidelines = {
  alsoCalled: 'логотип магазина, магазин, витрина, doʻkon logotipi, merchant logo, shop',
  use: 'A store or company next to its name: a list, a page, the seller of a product, the basket.',
  avoid: 'A product (Picture); a bank or card system (CardMark).',
  anatomy:
    "A square of 40, 64 or 96 px; without a picture the ornament of the name. StoreBanner is the store's front, and the logo lies on its edge.",
  content: "Logo and front have no words: the store's name is always next to them as text.",
  accessibility: 'Screen readers skip logo and front and read the name.',
};

const meta = {
  title: 'Product/StoreLogo',
  component: StoreLogo,
  subcomponents: { StoreBanner },
  args: { src: first, name: 'Orzu Texnika', size: 'm' },
  parameters: {
    guidelines,
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
