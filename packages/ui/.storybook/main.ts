import type { StorybookConfig } from '@storybook/react-vite';
import { LAYER_ORDER } from '../src/theme/layer-order.ts';
import { FAVICON } from './favicon.ts';
import { withSearchWords } from './search-words.ts';

const config: StorybookConfig = {
  stories: [
    '../.storybook/*.mdx',
    '../.storybook/pages/*.stories.tsx',
    '../.storybook/patterns/*.stories.tsx',
    '../src/**/*.stories.tsx',
    // Stories of app views that get all data as props. A glob, not an import, because the kit must not depend on an app.
    '../../../apps/cabinet/src/**/*.stories.tsx',
  ],
  experimental_indexers: (existing = []) => existing.map(withSearchWords),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  // In the head, as in the applications: a built Storybook loads the style sheets in any order.
  previewHead: (head = '') => `<style>${LAYER_ORDER}</style>${head}`,
  managerHead: (head = '') => `${head}<link rel="icon" href="${FAVICON}">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
