import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { BROKEN_PICTURE, SAMPLE_BANNERS, SAMPLE_LOGOS } from '../store-logo/store-samples.ts';
import { StoreTile } from './store-tile.tsx';

const words: StoryTranslations = {
  'Электроника · до 24 мес.': 'Elektronika · 24 oygacha',
  'Юнусабад, 2 филиала': 'Yunusobod, 2 ta filial',
  'Дом и мебель · до 18 мес.': 'Uy va mebel · 18 oygacha',
  '1 филиал': '1 ta filial',
  'Для кухни · до 24 мес.': 'Oshxona uchun · 24 oygacha',
  '12 филиалов': '12 ta filial',
  'Оптика · до 6 мес.': 'Optika · 6 oygacha',
};

const guidelines: Guidelines = {
  alsoCalled: 'магазин, партнёр, плитка магазина, doʻkon, hamkor, shop, merchant, partner',
  use: 'A partner store in a selection or in the catalogue of stores.',
  avoid: 'A store inside an order (a row with its logo); a product of the store (ProductTile).',
  anatomy:
    'The front, the logo on its lower edge, the name, what it sells and for which term, where it is. Without a picture: the ornament of the name.',
  content: '«Электроника · до 24 мес.», «Юнусабад, 2 филиала». Figures with the right word form.',
  accessibility: 'The whole tile is one link; without a page of the store it is none. Screen readers skip front and logo.',
};

const meta = {
  title: 'Product/StoreTile',
  component: StoreTile,
  args: {
    href: '#store',
    name: 'Orzu Texnika',
    line: 'Электроника · до 24 мес.',
    note: 'Юнусабад, 2 филиала',
    logo: SAMPLE_LOGOS[0],
    banner: SAMPLE_BANNERS[0],
  },
  decorators: [(Story) => <Grid columns="2-4">{Story()}</Grid>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof StoreTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /Orzu Texnika.*до 24 мес/ })).toHaveFocus();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <>
      <StoreTile
        href="#1"
        name="Orzu Texnika"
        line="Электроника · до 24 мес."
        note="Юнусабад, 2 филиала"
        logo={SAMPLE_LOGOS[0]}
        banner={SAMPLE_BANNERS[0]}
      />
      <StoreTile
        href="#2"
        name="Ipak Yoʻli"
        line="Дом и мебель · до 18 мес."
        note="1 филиал"
        logo={SAMPLE_LOGOS[1]}
        banner={SAMPLE_BANNERS[1]}
      />
      <StoreTile
        href="#3"
        name="Rishton Sopol Uyi"
        line="Для кухни · до 24 мес."
        note="12 филиалов"
        logo={SAMPLE_LOGOS[2]}
        banner={SAMPLE_BANNERS[2]}
      />
      <StoreTile name="Nur Optika" line="Оптика · до 6 мес." />
    </>
  ),
};
export const NoPage: Story = {
  args: { name: 'Nur Optika' },
  render: ({ name }) => <StoreTile name={name} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
/** Without a logo the tile shows the ornament of the store's name. */
export const NoLogo: Story = { args: { logo: null } };
/** The ornament of the name is the front. */
export const NoBanner: Story = { args: { banner: null } };
/** Only what the tile must have: the text under the name is left out without a gap. */
export const NameOnly: Story = { render: ({ name, logo, banner }) => <StoreTile href="#store" name={name} logo={logo} banner={banner} /> };
export const BrokenPicture: Story = {
  args: { logo: BROKEN_PICTURE, banner: BROKEN_PICTURE },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const LongUzbekText: Story = {
  args: {
    name: 'Samarqand Maishiy Texnika, Mebel va Gilamlar Savdo Markazlari',
    line: 'Uy-roʻzgʻor texnikasi · 24 oygacha',
    note: 'Mirzo Ulugʻbek tumani, 12 ta filial',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { ...Overview, tags: [], globals: { viewport: { value: 'phone' } } };
