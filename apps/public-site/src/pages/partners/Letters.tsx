import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLinkComponent } from '@muddat/ui/link';
import { queryHref } from '../../get-form/query-href.ts';
import * as css from './Letters.css.ts';
import type { PartnersData } from './partners.data.ts';

interface LettersProps {
  path: string;
  query: URLSearchParams;
  initials: PartnersData['initials'];
  chosen: string | null;
}

/** The first letters that there are, of either alphabet; each leads to its stores. */
export function Letters({ path, query, initials, chosen }: LettersProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (initials.length === 0) return null;
  const nameOf = (letter: string, count: number) => {
    const stores = t({
      message: plural(count, { one: '# магазин', few: '# магазина', many: '# магазинов', other: '# магазина' }),
      comment: 'Beside the heading of the partner stores: how many there are in all',
    });
    const shown = letter === '#' ? t({ message: 'Цифры и знаки', comment: 'Stores whose name begins with no letter' }) : letter;
    return `${shown}: ${stores}`;
  };
  return (
    <nav aria-label={t({ message: 'Магазины по первой букве', comment: 'Name of the row of letters above the stores, for ears' })}>
      <ul className={css.list}>
        <li className={css.item}>
          <Anchor
            href={queryHref(path, query, { letter: null })}
            className={css.letter}
            aria-current={chosen === null ? 'true' : undefined}
          >
            {t({ message: 'Все', comment: 'Row of letters above the stores: any letter' })}
          </Anchor>
        </li>
        {initials.map(({ letter, count }) => (
          <li key={letter} className={css.item}>
            <Anchor
              href={queryHref(path, query, { letter })}
              className={css.letter}
              aria-label={nameOf(letter, count)}
              aria-current={letter === chosen ? 'true' : undefined}
            >
              {letter === '#' ? '0–9' : letter}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
