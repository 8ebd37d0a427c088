import type { Meta, StoryObj } from '@storybook/react-vite';
import { GirihBackground, GirihPicture } from '../../src/girih/girih.tsx';
import { Text } from '../../src/text/text.tsx';
import { DocsPage, DocsSection, TokenItem } from './page.tsx';
import * as css from './pages.css.ts';

const meta = {
  title: 'Start/Ornament',
  tags: ['!autodocs'],
  args: { name: 'Orzu Texnika' },
  argTypes: { name: { name: 'Name of a store' } },
} satisfies Meta<{ name: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const STORES = ['Orzu Texnika', 'Ipak Yoʻli', 'Chorsu Savdo', 'Nur Optika', 'Samarqand Mebel', 'Зиё Китоб', 'Baraka', 'Anhor Sport'];

export const Girih: Story = {
  render: ({ name }) => (
    <DocsPage
      title="Ornament"
      lead="Girih is the strapwork of Samarkand tile: two bands leave the middle of each side, and a star stands where they meet. Code draws it, so it weighs nothing."
    >
      <DocsSection title="Each name has its own">
        <Text tone="quiet">The same name has the same ornament everywhere. Type a name of your own into Controls below.</Text>
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
              note="A store, order or product without a photo"
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="On cobalt">
        <Text tone="quiet">
          Always faint, and fading to where there are no words: to the side of the hero, from a corner of a card, from the centre.
        </Text>
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
              note="Hero, limit card, empty state"
            />
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  ),
};
