import { useLingui } from '@lingui/react/macro';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import type { PageProps } from '../../shared/page/types.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { StaticPageData } from './static-page.data.ts';
import { TextPage } from './text-page.tsx';

/** A text page, with links to the other text pages. */
export function StaticPage({ data: { page, home, others }, ...rest }: PageProps<StaticPageData>) {
  const { t } = useLingui();
  return (
    <>
      {/* `path` must be the canonical one: the public offer shows the operator only there, also when another address was opened. */}
      <TextPage {...rest} path={home} data={page} />
      {others !== null && others.length > 0 && (
        <Section title={t({ message: 'Другие документы', comment: 'Heading above links to other text pages' })}>
          <Stack as="ul" gap="s">
            {others.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}
