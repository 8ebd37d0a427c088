import type { Mutant } from './mutants.ts';

/** `stories` is the folder whose stories are run: all of them would take minutes. */
export type KitMutant = Mutant & { stories: string };

const kit = (path: string) => `packages/ui/src/${path}`;

/** Mistakes in the kit that `npm test` must notice in Chromium: by axe in every story, and by the pictures of the Overviews. */
export const KIT_MUTANTS: readonly KitMutant[] = [
  {
    check: 'stories',
    title: 'a field without a label',
    file: kit('planted/planted.stories.tsx'),
    stories: 'src/planted',
    text: () => `import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Planted' } satisfies Meta;

export default meta;

export const Field: StoryObj<typeof meta> = { render: () => <input type="text" /> };
`,
    expectedOutput: ['Form elements must have labels'],
  },
  {
    check: 'stories',
    title: 'a padding of 8 px more',
    file: kit('field/field.css.ts'),
    stories: 'src/text-field',
    text: (before) => before.replace("paddingInline: '14px'", "paddingInline: '22px'"),
    expectedOutput: ['text-field-light.png', 'text-field-dark.png'],
  },
  {
    check: 'stories',
    title: 'a lost icon',
    file: kit('banner/banner.tsx'),
    stories: 'src/banner',
    text: (before) => before.replace('<Icon size={20} />', '<Icon size={20} opacity={0} />'),
    expectedOutput: ['banner-light.png', 'banner-dark.png'],
  },
  {
    check: 'stories',
    title: 'a colour of the theme a little darker',
    file: kit('theme/palettes.ts'),
    stories: 'src/switch',
    text: (before) => before.replace("primary: 'oklch(0.5 0.12 225)'", "primary: 'oklch(0.46 0.12 225)'"),
    expectedOutput: ['switch-light.png'],
  },
];
