import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { FRIDGE_PICTURE, PASSPORT_PICTURE } from '../internal/story-picture.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import type { ApiPicture } from '../picture/picture.tsx';
import { Grid } from '../stack/stack.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

const drawn = (width: number, height: number, content: string): ApiPicture => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`)}`,
  width,
  height,
});
const COLORS = ['#cdc3b2', '#a8c4cc', '#c9b6c4', '#b9c8a6', '#d9c39a', '#a9b3c9'];
/** A kettle on a ground of its own, as goods are photographed. */
const photo = (ground: string, side = 800): ApiPicture =>
  drawn(
    side,
    side,
    `<path fill="${ground}" d="M0 0h${side}v${side}H0z"/><g transform="scale(${side / 800})"><path fill="#3c5a70" d="M250 300h300l60 320H190z"/><path fill="none" stroke="#3c5a70" stroke-width="40" d="M280 300a120 120 0 0 1 240 0"/></g>`,
  );
const WIDE = drawn(2_000, 200, '<path fill="#3c5a70" d="M0 60h2000v80H0z"/>');
const fridge: ApiPicture = { url: FRIDGE_PICTURE, width: 240, height: 180 };

const words: StoryTranslations = { 'Чайник Kelvor CH-17': 'Kelvor CH-17 choynagi' };

const guidelines: Guidelines = {
  alsoCalled: 'галерея, фотографии товара, картинки, rasmlar, photos, carousel, slider',
  use: 'The photos of a product on its page.',
  avoid: 'One picture in a list or row (Picture).',
  anatomy:
    'A frame, 300 px on phones; from 900 px a square and a column of thumbnails. A single photo takes the whole area. Nothing is cropped. If there is no photo or it fails to load, a quiet background with an icon.',
  content: "«Фото пока нет». The caption says what the photo shows; otherwise it is the product's name.",
  accessibility:
    'Touch, wheel and arrow keys scroll the row. A thumbnail is a link «Фото 2 из 3». A photo that failed to load is read by its caption.',
  keyboard: {
    'Arrow Left, Arrow Right': 'Scroll the focused row of photos.',
  },
};

const meta = {
  title: 'Product/Gallery',
  component: Gallery,
  args: { images: COLORS.slice(0, 3).map((color) => photo(color)), name: 'Чайник Kelvor CH-17' } satisfies GalleryProps,
  decorators: [(Story) => <div style={{ maxInlineSize: 680 }}>{Story()}</div>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let press = 0; press < 3; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Фото 3 из 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const reel = canvas.getByRole('region', { name: 'Фотографии товара' });
    await waitFor(() => expect(reel.scrollLeft).toBeGreaterThan(reel.clientWidth));
  },
};
/** Photos, and no picture. */
export const Overview: Story = {
  tags: ['picture'],
  render: ({ images, name }) => (
    <Grid columns="1-2-2">
      <Gallery images={images} name={name} />
      <Gallery images={[]} name={name} />
    </Grid>
  ),
};
/** On a phone the edge of the next picture is visible. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** In a column of a page the picture is as wide as the column. */
export const InColumn: Story = {
  args: { images: [photo('#cdc3b2')] },
  decorators: [(Story) => <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 300 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getBoundingClientRect().width).toBeCloseTo(300, 0);
  },
};
/** The store has given no picture. */
export const NoPicture: Story = {
  args: { images: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Фото пока нет')).toBeVisible();
  },
};
/** A single picture has the whole width, without a gap where the thumbnails would be. */
export const OnePicture: Story = {
  args: { images: [photo('#cdc3b2')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    const { width } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBeCloseTo(canvas.getByRole('region').parentElement?.clientWidth ?? 0, 0);
  },
};
/** The column of thumbnails is as high as the picture and scrolls. */
export const TwelvePictures: Story = {
  args: { images: [...COLORS, ...COLORS].map((color, at) => photo(color, 800 + at)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(canvas.getByRole('link', { name: 'Фото 1 из 12' }).parentElement?.clientHeight).toBeLessThan(height + 16);
  },
};
/** A picture of 5 000 px fills the frame and no more. */
export const HugePicture: Story = {
  args: { images: [photo('#a8c4cc', 5_000)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** A picture of 10 : 1 is shown whole. */
export const VeryWidePicture: Story = {
  args: { images: [WIDE, photo('#cdc3b2')] },
};
/** Behind a picture with a transparent background the frame's own background is visible. */
export const TransparentPicture: Story = {
  args: { images: [photo('none'), fridge, { url: PASSPORT_PICTURE, width: 240, height: 180 }] },
};
/** The picture failed to load: a sign on the quiet ground, which screen readers read as the picture. */
export const BrokenPicture: Story = {
  args: { images: [{ url: 'data:image/png;base64,AAAA', width: 800, height: 800, alt: 'Чайник Kelvor CH-17' }, photo('#a8c4cc')] },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const broken = within(canvasElement).getByRole('img', { name: 'Чайник Kelvor CH-17. Фото 1 из 2' });
      return expect(broken.querySelector('svg')).toBeVisible();
    });
  },
};
export const LongUzbekText: Story = {
  args: {
    images: [],
    name: 'Muzlatkich va kir yuvish mashinasi toʻplami, kumushrang, energiya tejamkor, oʻzi muzdan tushadigan, kafolati yigirma toʻrt oy',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
