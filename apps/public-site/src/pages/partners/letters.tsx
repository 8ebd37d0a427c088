import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { queryHrefFactory } from '../../shared/get-form/query-href.ts';
import * as css from './letters.css.ts';
import type { PartnersData } from './partners.types.ts';

interface LettersProps {
  path: string;
  query: URLSearchParams;
  initials: PartnersData['initials'];
  chosen: string | null;
}

/** First letters of store names, Latin and Cyrillic; each links to its stores. Folded unless one of them is chosen. */
export function LetterLinks({ path, query, initials, chosen }: LettersProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (initials.length === 0) return null;
  const signs = t({ message: 'Цифры и знаки', comment: 'Link above the stores: those whose name does not begin with a letter' });
  const hrefOf = queryHrefFactory(path, query, 'letter');
  return (
    <details className={css.details} open={chosen !== null}>
      <summary className={css.summary}>
        {t({ message: 'По первой букве', comment: 'Above the stores: unfolds the row of letters' })}
        <ChevronDown size={18} />
      </summary>
      <nav
        aria-label={t({
          message: 'Магазины по первой букве',
          comment: 'Read by screen readers: name of the row of letters above the stores',
        })}
      >
        <ul className={css.list}>
          <li className={css.item}>
            <Anchor href={hrefOf(null)} className={css.letter} aria-current={chosen === null ? 'true' : undefined}>
              {t({ message: 'Все', comment: 'Row of letters above the stores: link to stores with any first letter' })}
            </Anchor>
          </li>
          {initials.map(({ letter }) => (
            <li key={letter} className={css.item}>
              <Anchor
                href={hrefOf(letter)}
                className={css.letter}
                aria-label={letter === '#' ? signs : undefined}
                aria-current={letter === chosen ? 'true' : undefined}
              >
                {letter === '#' ? '0–9' : letter}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
