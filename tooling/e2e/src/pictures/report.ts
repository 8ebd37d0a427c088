import type { Lang } from '../labels.ts';
import type { Theme, Width } from './options.ts';

export type Variant = { readonly lang: Lang; readonly width: Width; readonly theme: Theme };
export type Shot = Variant & { readonly screen: string; readonly group: string; readonly file: string };
export type FailureKind = 'missing' | 'overflow' | 'console' | 'axe' | 'untranslated';
export type Failure = Partial<Variant> & { readonly screen: string; readonly kind: FailureKind; readonly detail: string };

/** One line for the same fault of a screen, with the variants that have it. */
export function summarise(failures: readonly Failure[]): string[] {
  const groups = Map.groupBy(failures, ({ screen, kind, detail }) => `${screen}: ${kind}: ${detail}`);
  return [...groups].map(([line, same]) => {
    const variants = same.map(({ lang, width, theme }) => [lang, width, theme].filter((part) => part !== undefined).join(' '));
    return `${line} [${[...new Set(variants)].join(', ')}]`;
  });
}
