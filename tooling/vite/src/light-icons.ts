import type { Plugin } from 'vite';

const KEY = /, key: "\w+"/g;

/**
 * Lucide's icons, as light as they can be in a page that is built. Each line of an icon comes with a key by which React would know it in
 * another place; lines never change places, and no compression makes keys smaller. And what draws them is the kit's own.
 * @param createIcon path of the module that is put in place of lucide's `createLucideIcon`
 */
export const lightIcons = (createIcon: string): Plugin[] => [
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
