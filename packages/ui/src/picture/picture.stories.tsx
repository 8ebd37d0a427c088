import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { FRIDGE_PICTURE, PASSPORT_PICTURE } from '../internal/story-picture.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { type ApiPicture, Picture, type PictureProps } from './picture.tsx';

const BLUR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#eef3f7" d="M0 0h8v6H0z"/><circle cx="4" cy="3" r="2" fill="#b9c8d6"/></svg>',
)}`;
const fridge: ApiPicture = { url: FRIDGE_PICTURE, width: 240, height: 180, placeholder: BLUR };
const passport: ApiPicture = { url: PASSPORT_PICTURE, width: 240, height: 180, placeholder: BLUR };

const words: StoryTranslations = {
  'Холодильник Artel': 'Artel muzlatkichi',
  'Холодильник с открытой дверью': 'Eshigi ochiq muzlatkich',
  'Разворот паспорта': 'Pasport sahifasi',
};

const guidelines: Guidelines = {
  alsoCalled: 'картинка, фото, изображение, rasm, image, photo',
  use: 'A photo of a product or a store, a banner: everything that the API sends as a Picture.',
  avoid: 'Icons and ornaments, which the kit draws; photos of documents (PhotoField).',
  anatomy:
    'Its place from the first moment, a blurred preview, then the picture in the right width (AVIF, WebP). If there is none or it fails: the ornament of its name.',
  content: 'The alternative text says what no words nearby say. If the name stands next to the picture, it is empty.',
  accessibility:
    'Screen readers skip preview and ornament. The first picture of a page has `priority`; the others load when they come near the screen.',
};

const meta = {
  title: 'Product/Picture',
  component: Picture,
  args: { picture: fridge, name: 'Холодильник Artel', sizes: '240px', widest: 240 } satisfies PictureProps,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { alt: 'Холодильник с открытой дверью' },
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img');
    await expect(image).toHaveAttribute('width', '240');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};
/** The ratios own, square, goods and wide, `fit="contain"`, and no picture. */
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid columns="2-3-4">
      <Picture {...args} priority />
      <Picture {...args} ratio="square" />
      <Picture {...args} ratio="goods" fit="contain" />
      <Picture {...args} picture={passport} name="Разворот паспорта" ratio="wide" />
      <Picture {...args} picture={null} />
      <Picture {...args} picture={null} name="Разворот паспорта" ratio="wide" />
    </Grid>
  ),
};
export const Priority: Story = {
  args: { priority: true, alt: 'Холодильник с открытой дверью' },
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};
/** The picture failed to load: the ornament of its name replaces it. */
export const Broken: Story = {
  args: { picture: { ...fridge, url: 'data:image/png;base64,AAAA' }, ratio: 'goods' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const LongUzbekText: Story = {
  ...Broken,
  args: {
    ...Broken.args,
    name: 'Muzlatkich va kir yuvish mashinasi toʻplami, kumushrang',
    alt: 'Eshiklari ochiq muzlatkich va uning yonidagi kir yuvish mashinasi',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
