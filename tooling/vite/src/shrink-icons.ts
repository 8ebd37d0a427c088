import type { Plugin } from 'vite';

const KEY = /, key: "\w+"/g;

/**
 * Makes Lucide's icons smaller in builds. Removes the React keys of their elements: the elements never change order, and keys compress
 * badly. Replaces the function that renders the icons with the kit's own.
 * @param createIcon path of the module that replaces lucide's `createLucideIcon`
 */
export const shrinkIcons = (createIcon: string): Plugin[] => [
  {
    name: 'muddat:icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*\.m?js$/ },
      handler: (code) => ({ code: code.replace(KEY, ''), map: null }),
    },
  },
  {
    name: 'muddat:create-icon',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.m?js$/ },
      handler: (_source, importer) => (importer?.includes('/lucide-react/dist/esm/icons/') ? createIcon : null),
    },
  },
];
