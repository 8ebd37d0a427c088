import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageProps } from '../../shared/page/types.ts';
import { Paragraphs } from '../../shared/ui/paragraphs.tsx';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import { Blocks } from './blocks/blocks.tsx';
import * as css from './content-view.css.ts';
import type { ContentPageData } from './load-content.ts';
import { PageHead } from './page-head.tsx';

export type ContentViewProps = Pick<PageProps<ContentPageData>, 'data' | 'locale' | 'today'> & {
  /** Next to the title of a page without a hero. */
  aside?: ReactNode;
};

/** A page of blocks. Its h1 is the headline of the hero, or the title of the page if it has no hero. */
export function ContentView({ data, locale, today, aside }: ContentViewProps) {
  const { t } = useLingui();
  const { title, blocks, isFallback } = data;
  const [first, ...rest] = blocks;
  // If the first text block has the page's title, its paragraphs follow the h1 without a heading of their own.
  const lead = first?.type === 'text' && first.title === title ? first : null;
  return (
    <>
      {!blocks.some((block) => block.type === 'hero') && (
        <PageHead title={title} aside={aside}>
          {lead && <Paragraphs paragraphs={lead.paragraphs} />}
        </PageHead>
      )}
      {isFallback && (
        <div className={css.fallbackNotice}>
          <SectionUnavailable
            level={2}
            title={t({ message: 'Страница загрузилась не целиком', comment: 'Shown instead of a page’s content that could not be loaded' })}
          />
        </div>
      )}
      <Blocks blocks={lead ? rest : blocks} locale={locale} today={today} />
    </>
  );
}
