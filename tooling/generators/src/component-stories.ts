/** Questions that the author answers; a test of the kit fails while they are still asked. */
const GUIDELINES = [
  '- **Когда**: какую задачу человека решает?',
  '- **Когда не**: что взять вместо неё и где?',
  '- **Из чего**: что в ней стоит и в каком порядке?',
  '- **Слова**: как в ней говорят, с примером?',
  '- **Доступность**: как её слышат и как до неё доходят с клавиатуры?',
];

/** The stories that a component is born with: guidelines, the Overview that is compared as a picture, and a long Uzbek text on a phone. */
export const storiesOf = (Name: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SampleWords } from '../internal/sample-words/sample-words.ts';
import { ${Name} } from './${Name}.tsx';

const guidelines = \`
${GUIDELINES.join('\n')}
\`;

const words: SampleWords = {
  Оплата: 'Toʻlov',
};

const meta = {
  title: 'Продукт/${Name}',
  component: ${Name},
  args: { children: 'Оплата' },
  parameters: { words, docs: { description: { component: guidelines } } },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Оплата');
  },
};

/** The states that matter, side by side: this one is compared as a picture, in both themes. */
export const Overview: Story = {
  tags: ['picture'],
};

export const LongUzbekText: Story = {
  args: { children: 'Muddatidan oldin toʻlanganligi toʻgʻrisidagi maʼlumotnoma' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
`;
