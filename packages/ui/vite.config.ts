import { kitPlugins, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';

/** Storybook and the component tests build the kit with the same plug-ins as the applications. */
export default defineConfig({
  plugins: kitPlugins(),
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  // Under NODE_ENV `test` react-aria renders long lists completely unless this is set. The tests need them virtualised, as in production.
  define: { 'process.env.VIRT_ON': '"true"' },
  // These dependencies are listed in advance: one that Vite finds in the middle of a test run reloads the page under the tests.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@lingui/core',
      '@lingui/react',
      'lucide-react',
      '@internationalized/string',
      'react-aria-components/ComboBox',
      'react-aria-components/Dialog',
      'react-aria-components/Group',
      'react-aria-components/I18nProvider',
      'react-aria-components/ListBox',
      'react-aria-components/Menu',
      'react-aria-components/Modal',
      'react-aria-components/Popover',
      'react-aria-components/Select',
      'react-aria-components/Tooltip',
      'react-aria-components/Virtualizer',
      'axe-core',
    ],
  },
});
