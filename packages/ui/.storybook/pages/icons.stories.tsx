import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../src/icons/icons.ts';
import { DocsPage } from './page.tsx';
import * as css from './pages.css.ts';

const meta = { title: 'Начало/Иконки', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Все: Story = {
  render: () => (
    <DocsPage
      title="Иконки"
      lead={`Lucide, одна толщина линии, ${Object.keys(icons).length} знаков. Знак стоит рядом со словом; один он бывает только в кнопке с подписью для чтения вслух.`}
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
