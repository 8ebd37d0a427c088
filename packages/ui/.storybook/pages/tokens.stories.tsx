import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { COLOR_NAMES } from '../../src/theme/theme-shape.ts';
import { ColorsPage } from './colors.tsx';
import { SizesPage, TypographyPage } from './scales.tsx';

/** The stories read the theme objects, so that they cannot show outdated values. */
const meta = { title: 'Start/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  render: (_args, { globals }) => <ColorsPage choice={String(globals['theme'])} />,
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    for (const name of COLOR_NAMES) await expect(shown.getByText(name, { exact: true })).toBeVisible();
  },
};

export const Dark: Story = { ...Colour, globals: { theme: 'dark' } };

export const HighContrast: Story = { ...Colour, globals: { theme: 'contrast' } };

export const AnotherBrand: Story = { ...Colour, globals: { theme: 'anor' } };

export const Type: Story = { render: () => <TypographyPage /> };

export const SpaceRadiusShadowMotion: Story = {
  name: 'Space, radius, shadow, motion',
  render: () => <SizesPage />,
};
