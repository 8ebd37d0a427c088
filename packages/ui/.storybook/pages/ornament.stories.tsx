import type { Meta, StoryObj } from '@storybook/react-vite';
import { Girih, GirihPicture } from '../../src/girih/girih.tsx';
import { Text } from '../../src/text/text.tsx';
import { Item, Page, Section } from './page.tsx';
import * as css from './pages.css.ts';

const meta = {
  title: 'Начало/Орнамент',
  tags: ['!autodocs'],
  args: { name: 'Orzu Texnika' },
  argTypes: { name: { name: 'Название магазина' } },
} satisfies Meta<{ name: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const STORES = ['Orzu Texnika', 'Ipak Yoʻli', 'Chorsu Savdo', 'Nur Optika', 'Samarqand Mebel', 'Зиё Китоб', 'Baraka', 'Anhor Sport'];

export const Гирих: Story = {
  render: ({ name }) => (
    <Page
      title="Орнамент"
      lead="Гирих, плетение самаркандской плитки: из середины каждой стороны выходят две ленты, и там, где они встречаются, стоит звезда. Рисуется кодом, ничего не весит."
    >
      <Section title="У каждого названия свой">
        <Text tone="quiet">Один и тот же для одного названия, везде и всегда. Своё название вводят внизу, в «Controls».</Text>
        <ul className={css.list}>
          {[...new Set([name, ...STORES])].map((store) => (
            <Item
              key={store}
              sample={
                <span className={css.picture}>
                  <GirihPicture name={store} />
                </span>
              }
              name={store}
              value="GirihPicture"
              note="Магазин, заказ или товар без фото"
            />
          ))}
        </ul>
      </Section>
      <Section title="На кобальте">
        <Text tone="quiet">Всегда бледный и уходит туда, где нет слов: вбок от первого экрана, из угла карточки, от середины.</Text>
        <ul className={css.list}>
          {(['hero', 'corner', 'centre'] as const).map((fade) => (
            <Item
              key={fade}
              sample={
                <span className={css.hero}>
                  <Girih fade={fade} />
                </span>
              }
              name={fade}
              value="Girih"
              note="Первый экран, карточка лимита, пустое состояние"
            />
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
