import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../src/icons/icons.ts';
import { DocsPage } from './page.tsx';
import * as css from './pages.css.ts';

const meta = { title: 'Start/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <DocsPage
      title="Icons"
      lead={`Lucide, one line width, ${Object.keys(icons).length} icons. An icon stands next to a word. Alone it occurs only in a button that has a label for screen readers.`}
    >
      <ul className={css.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={css.icon}>
            <Icon size={24} />
            <span className={css.note}>{name}</span>
          </li>
        ))}
      </ul>
    </DocsPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(Object.keys(icons).length);
  },
};
