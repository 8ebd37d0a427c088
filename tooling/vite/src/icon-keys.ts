import type { Plugin } from 'vite';

const KEY = /, key: "\w+"/g;

/**
 * Each line of an icon comes with a key by which React would know it in another place. Lines of an icon never change places, so they are
 * known by their order as well, and a page that is built need not carry the keys, which no compression makes smaller.
 */
export const iconKeys = (): Plugin => ({
  name: 'muddat:icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*\.m?js$/ },
    handler: (code) => ({ code: code.replace(KEY, ''), map: null }),
  },
});
