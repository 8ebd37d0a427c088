import * as css from '../../shared/page/frame.css.ts';
import { LanguageChoice } from './language-choice.tsx';
import { NewsLink } from './news-link.tsx';

/** At the end of each page's top. */
export const TopEnd = ({ news }: { news: boolean }) => (
  <>
    <LanguageChoice />
    {news && (
      <div className={css.phoneOnly}>
        <NewsLink />
      </div>
    )}
  </>
);
