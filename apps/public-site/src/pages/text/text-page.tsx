import { Trans, useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import type { PageProps } from '../../shared/page/types.ts';
import { Paragraphs } from '../../shared/ui/paragraphs.tsx';
import { OperatorDetails } from './operator-facts.tsx';
import type { TextPageData } from './text.data.ts';
import * as css from './text-page.css.ts';

/** A long text: title, version, date, sections, and on a wide screen a table of contents next to it. */
export function TextPage({ data, locale, path }: PageProps<TextPageData>) {
  const { t } = useLingui();
  const { title, lead, version, published_at: publishedAt, sections } = data;
  return (
    <article className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Text size="l" tone="quiet">
          {lead}
        </Text>
        <Text size="s" tone="quiet">
          <Trans comment="Under the title of the public offer: its version and the day it was published">
            Редакция {version} от <DateText value={publishedAt} style="long" />
          </Trans>
        </Text>
        {path === hrefTo('public-offer', {}, locale) && <OperatorDetails />}
      </header>
      <nav
        aria-label={t({
          message: 'Содержание',
          comment: 'Read by screen readers: name of the table of contents',
        })}
        className={css.contents}
      >
        <ol>
          {sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <Link href={`#${anchor}`} tone="quiet">
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        {sections.map(({ anchor, heading, paragraphs }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={css.section}>
            <Heading level={2} size="m" id={`${anchor}-title`}>
              {heading}
            </Heading>
            <Paragraphs paragraphs={paragraphs} />
          </section>
        ))}
      </div>
    </article>
  );
}
