import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { PointMap } from './point-map.tsx';

const words: StoryTranslations = {
  'улица Бабура, 12': 'Bobur koʻchasi, 12-uy',
  'улица Себзор, 156': 'Sebzor koʻchasi, 156-uy',
  'улица Навои, 48': 'Navoiy koʻchasi, 48-uy',
  '2,9 км от центра': 'markazdan 2,9 km',
  '3,4 км от центра': 'markazdan 3,4 km',
  '1,1 км от центра': 'markazdan 1,1 km',
  'центр Ташкента': 'Toshkent markazi',
};
const POINTS = [
  { id: '1', label: 'улица Бабура, 12', note: '2,9 км от центра', latitude: 41.2857, longitude: 69.2503, href: '#1' },
  { id: '2', label: 'улица Себзор, 156', note: '3,4 км от центра', latitude: 41.3383, longitude: 69.2478, href: '#2' },
  { id: '3', label: 'улица Навои, 48', note: '1,1 км от центра', latitude: 41.3161, longitude: 69.2688, href: '#3' },
];

const guidelines: Guidelines = {
  alsoCalled: 'карта, адреса, филиалы, пункты выдачи, xarita, manzil, map, locations, branches',
  use: 'Where the addresses of a store, service centres or pick-up points are: how they lie to each other, and how far away.',
  avoid: 'Streets and directions: a link leads to an outside map.',
  anatomy:
    'A drawing from coordinates with numbers, rings at round distances from the centre, names of towns where there is room (`towns`), and a list with the same numbers. Numbers that would overlap are moved apart, with a line to their place.',
  content: 'The address, then the distance: «2,9 км от центра».',
  accessibility: 'Screen readers skip the drawing. The list says all of it.',
};

const meta = {
  title: 'Product/PointMap',
  component: PointMap,
  args: { points: POINTS, centre: { label: 'центр Ташкента', latitude: 41.3111, longitude: 69.2797 } },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof PointMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Бабура|Bobur/ })).toHaveFocus();
  },
};
export const Overview: Story = { tags: ['picture'] };
export const Country: Story = {
  args: {
    points: [
      { id: '1', label: 'Toshkent', latitude: 41.3111, longitude: 69.2797 },
      { id: '2', label: 'Nukus', latitude: 42.4611, longitude: 59.6178 },
      { id: '3', label: 'Termiz', latitude: 37.2249, longitude: 67.2791 },
      { id: '4', label: 'Samarqand', latitude: 39.6542, longitude: 66.9597 },
    ],
    centre: undefined,
  },
};
/** Points that overlap around one city, on a drawing of the country. */
export const Crowded: Story = {
  args: {
    points: [
      ...POINTS,
      { id: '4', label: 'Yangi Sergeli', latitude: 41.2262, longitude: 69.2196 },
      { id: '5', label: 'Maxzuna', latitude: 41.2995, longitude: 69.3183 },
      { id: '6', label: 'Chirchiq', latitude: 41.4689, longitude: 69.5822 },
      { id: '7', label: 'Nukus', latitude: 42.4611, longitude: 59.6178 },
      { id: '8', label: 'Termiz', latitude: 37.2249, longitude: 67.2791 },
    ],
    centre: undefined,
    towns: [
      { label: 'Toshkent', latitude: 41.3111, longitude: 69.2797 },
      { label: 'Samarqand', latitude: 39.6542, longitude: 66.9597 },
      { label: 'Nukus', latitude: 42.4531, longitude: 59.6103 },
      { label: 'Termiz', latitude: 37.2242, longitude: 67.2783 },
    ],
    showList: false,
  },
};
export const LongUzbekText: Story = {
  args: {
    points: [
      {
        id: '1',
        label: 'Mirzo Ulugʻbek tumani, Buyuk Ipak Yoʻli koʻchasi, 118-uy, «Malika» savdo majmuasi, ikkinchi qavat',
        note: 'markazdan 6,2 km',
        latitude: 41.33,
        longitude: 69.34,
      },
    ],
    centre: { label: 'Toshkent shahri markazi', latitude: 41.3111, longitude: 69.2797 },
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
