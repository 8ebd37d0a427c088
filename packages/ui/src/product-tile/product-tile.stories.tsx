import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { FRIDGE_PICTURE } from '../internal/story-picture.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { ProductTile, type ProductTileProps } from './product-tile.tsx';

const fridge: ProductTileProps = {
  href: '#fridge',
  name: 'Холодильник Artel HD 364',
  store: 'Orzu Texnika',
  price: 4_800_000,
  monthly: { amount: 508_000, months: 12, total: 6_096_000 },
  image: FRIDGE_PICTURE,
  stock: 24,
};

const words: StoryTranslations = {
  'Холодильник Artel HD 364': 'Artel HD 364 muzlatkichi',
  'Стиральная машина Samsung WW70': 'Samsung WW70 kir yuvish mashinasi',
  'Плита Kelvor GE-230': 'Kelvor GE-230 plitasi',
  'Электрический чайник Zarafshon EK-1702, 1,7 л': 'Zarafshon EK-1702, 1,7 l elektr choynak',
  Пылесос: 'Changyutgich',
  Чехол: 'Gʻilof',
};

const guidelines: Guidelines = {
  alsoCalled: 'товар, плитка товара, каталог, mahsulot, tovar, product card, item',
  use: "A product in the catalogue, in search, on a store's page, in a selection. It stands in a Grid: two in a row on phones, four on a desktop.",
  avoid: 'The basket and orders, where quantity and amount matter and the product is a row.',
  anatomy:
    'A square photo (or the ornament of the name) with the stock if little or none is left; the monthly payment and number of months, below them the total and the cash price; the name in at most three lines, the rating if there are reviews, and the store (except in lists of one store).',
  content:
    '«508 000 сум × 12 мес.», «всего 6 096 000 сум · без рассрочки 4 800 000 сум», «осталось 2 шт.», «нет в наличии». No «от», no «выгодно», no exclamation marks.',
  accessibility:
    'The whole tile is one link and is read in one go. The name repeats the picture, which has no alternative text. A word says that the product is out of stock.',
};

const meta = {
  title: 'Product/ProductTile',
  component: ProductTile,
  args: fridge,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ProductTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On half of a phone of 360 px. */
export const ModelVisible: Story = {
  args: { name: 'Электрический чайник Zarafshon EK-1702, 1,7 л' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 156 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(/1702/);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  },
};

export const Default: Story = {
  decorators: [(Story) => <Grid columns="2-3-4">{<Story />}</Grid>],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: /Холодильник Artel HD 364.*Orzu Texnika.*508.000.сум ×.12.мес\..*всего 6.096.000.*без рассрочки 4.800.000/,
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#fridge');
  },
};
/** The average of the reviews comes before the store. */
export const Rated: Story = {
  args: { rating: 4.8 },
  decorators: [(Story) => <Grid columns="2-3-4">{<Story />}</Grid>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Оценка 4,8 из 5.·.Orzu Texnika/ })).toHaveTextContent('4,8');
  },
};
/** One of the first tiles of a page. */
export const FirstOnPage: Story = {
  args: { priority: true },
  decorators: [(Story) => <Grid columns="2-4">{<Story />}</Grid>],
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img[srcset], img[loading]');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};
/** On the page of a store all goods are from that store. */
export const OfOneStore: Story = {
  args: { store: undefined },
  decorators: [(Story) => <Grid columns="2-3-4">{<Story />}</Grid>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).not.toHaveTextContent('Orzu Texnika');
  },
};
/** With and without a picture, few left, sold out, and not sold in instalments. */
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Grid columns="2-4">
      <ProductTile {...fridge} rating={5} />
      <ProductTile {...fridge} name="Стиральная машина Samsung WW70" image={undefined} stock={2} />
      <ProductTile {...fridge} name="Пылесос" stock={0} />
      <ProductTile {...fridge} name="Чехол" store="Nur Optika" price={45_000} monthly={undefined} image={undefined} />
    </Grid>
  ),
};
export const BrokenPicture: Story = {
  ...Default,
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
/** The number of a model moves to the next line as a whole, and the stock badge stays over the picture. */
export const NumberAtLineEnd: Story = {
  args: { name: 'Плита Kelvor GE-230', stock: 2 },
  decorators: [(Story) => <Grid columns="2-4">{<Story />}</Grid>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = document.createRange();
    number.selectNodeContents(canvas.getByText('GE-230'));
    for (let width = 300; width <= 500; width += 10) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(number.getClientRects()).toHaveLength(1);
    }
    const picture = canvas.getByRole('link').firstElementChild?.getBoundingClientRect();
    await expect(canvas.getByText('осталось 2 шт.').getBoundingClientRect().bottom).toBeLessThan(picture?.bottom ?? 0);
    await expect(canvas.getByRole('link')).toHaveTextContent(/^Плита Kelvor GE-230.*осталось 2 шт\.$/);
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongUzbekText: Story = {
  render: () => (
    <Grid columns="2-4">
      <ProductTile
        {...fridge}
        name="Muzlatkich va kir yuvish mashinasi toʻplami, kumushrang, energiya tejamkor, kafolati 24 oy"
        store="Oʻzbekiston Maishiy Texnika va Mebel Savdo Markazi"
        price={999_999_999}
        monthly={{ amount: 105_834_000, months: 12, total: 1_270_000_000 }}
        stock={1}
        rating={4.8}
      />
      <ProductTile {...fridge} name="Gʻilof" store="Choʻlpon" stock={0} image={undefined} />
    </Grid>
  ),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
