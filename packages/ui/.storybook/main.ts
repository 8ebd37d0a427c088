import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    '../.storybook/*.mdx',
    '../.storybook/pages/*.stories.tsx',
    '../src/**/*.stories.tsx',
    // Stories of app views that get all data as props. A glob, not an import, because the kit must not depend on an app.
    '../../../apps/cabinet/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
