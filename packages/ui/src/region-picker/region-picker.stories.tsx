import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { RegionPicker, type RegionPickerProps } from './region-picker.tsx';
import { REGION_TRANSLATIONS, REGIONS_RU, REGIONS_UZ } from './stories-data.ts';

function Example({ value: start = { region: null, district: null }, onChange, ...rest }: Partial<RegionPickerProps>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState(start);
  return (
    <RegionPicker
      regions={say(REGIONS_RU)}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const words: StoryTranslations = {
  ...REGION_TRANSLATIONS,
  'Где вы живёте сейчас': 'Hozir qayerda yashaysiz',
  'Выберите район или город': 'Tuman yoki shaharni tanlang',
};

const guidelines: Guidelines = {
  alsoCalled: 'регион, область, район, город, viloyat, tuman, region, district, city',
  use: 'An address or place: a region of Uzbekistan, then a district or town.',
  avoid: 'Only a region (Select); street and house (ComboBox and TextField).',
  anatomy:
    'Two lists side by side (one below the other on phones, each opens as a bottom sheet), a hint below the first, an error for each.',
  content: 'Full names as in documents: «Самаркандская область». Without a region, the second list asks for it.',
  accessibility: 'Another region clears the district, and the field shows it. Without a region the second list is disabled and says why.',
};

const meta = {
  title: 'Fields/RegionPicker',
  component: Example,
  args: { onChange: fn() },
  parameters: { words, props: RegionPicker, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const district = () => canvas.getByRole('button', { name: /Район или город/ });
    await expect(district()).toBeDisabled();
    await expect(district()).toHaveTextContent('Сначала выберите регион');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: '1726', district: null });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Регион/ })).toHaveFocus());
    await userEvent.tab();
    await expect(district()).toHaveFocus();
    await userEvent.keyboard('Юн');
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: '1726', district: '1726266' });
    // Another region clears the district.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Сам');
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: '1718', district: null });
    await expect(district()).toHaveTextContent('Выберите район');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example description="Где вы живёте сейчас" />
      <Example value={{ region: '1718', district: '1718401' }} />
      <Example value={{ region: '1718', district: null }} districtError="Выберите район или город" />
      <Example value={{ region: '1718', district: '1718401' }} readOnly />
    </Stack>
  ),
};

export const Disabled: Story = { args: { value: { region: '1726', district: '1726266' }, disabled: true } };

export const LongUzbekText: Story = {
  args: {
    regions: REGIONS_UZ,
    value: { region: '1735', district: null },
    description: 'Pasportingizda koʻrsatilgan manzil emas, hozir yashab turgan joyingiz',
    districtError: 'Hududga tegishli tuman yoki shaharni tanlang',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Tuman yoki shahar/ })).toHaveTextContent('Tumanni tanlang');
  },
};
