import { createLoadWords } from '@muddat/app-shell';

export const loadWords = createLoadWords({
  ru: () => import('./ru.ts'),
  uz: () => import('./uz.ts'),
  'uz-Cyrl': () => import('./uz-Cyrl.ts'),
});
