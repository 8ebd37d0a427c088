import { useLingui } from '@lingui/react/macro';
import { deviceStorage, UserText } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import { Heading } from '@muddat/ui/heading';
import { useEffect, useState } from 'react';
import { clearSearches, readRecentSearches } from '../../domain/search/recent-searches.ts';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import * as css from './search.css.ts';

/** Searches made on this device. The server does not know them, so scripts render them, below all other content. */
export function RecentSearches({ path }: { path: string }) {
  const { t } = useLingui();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readRecentSearches(deviceStorage())), []);
  if (recent.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="recent">
      <Heading level={2} size="m" id="recent">
        {t({ message: 'Вы искали', comment: 'Search page: heading above the searches made on this device' })}
      </Heading>
      <div className={css.chips}>
        {recent.map((text) => (
          <ChipLink key={text} href={`${path}?${new URLSearchParams({ q: text })}`}>
            <UserText words={text} />
          </ChipLink>
        ))}
        <Button
          variant="ghost"
          size="s"
          onClick={() => {
            clearSearches(deviceStorage());
            setRecent([]);
          }}
        >
          {t({ message: 'Очистить историю', comment: 'Search page: button that deletes the searches made on this device' })}
        </Button>
      </div>
    </section>
  );
}
