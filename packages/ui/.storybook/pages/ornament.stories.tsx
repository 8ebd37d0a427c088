import type { Meta, StoryObj } from '@storybook/react-vite';
import { GirihBackground, GirihPicture } from '../../src/girih/girih.tsx';
import { Text } from '../../src/text/text.tsx';
import { DocsPage, DocsSection, TokenItem } from './page.tsx';
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
    <DocsPage
      title="Орнамент"
      lead="Гирих, плетение самаркандской плитки: из середины каждой стороны выходят две ленты, и там, где они встречаются, стоит звезда. Рисуется кодом, ничего не весит."
    >
      <DocsSection title="У каждого названия свой">
        <Text tone="quiet">Один и тот же для одного названия, везде и всегда. Своё название вводят внизу, в «Controls».</Text>
        <ul className={css.list}>
          {[...new Set([name, ...STORES])].map((store) => (
            <TokenItem
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
      </DocsSection>
      <DocsSection title="На кобальте">
        <Text tone="quiet">Всегда бледный и уходит туда, где нет слов: вбок от первого экрана, из угла карточки, от середины.</Text>
        <ul className={css.list}>
          {(['hero', 'corner', 'centre'] as const).map((fade) => (
            <TokenItem
              key={fade}
              sample={
                <span className={css.hero}>
                  <GirihBackground fade={fade} />
                </span>
              }
              name={fade}
              value="Girih"
              note="Первый экран, карточка лимита, пустое состояние"
            />
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  ),
};
