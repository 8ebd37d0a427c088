import { useLingui } from '@lingui/react/macro';
import { X } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import * as css from './get-form.css.ts';

export interface ClearFilterLink {
  /** The active filter: «Электроника». */
  label: string;
  /** The page without this filter. */
  href: string;
}

/** Links that remove one active filter each. */
export function ClearFilterLinks({ links }: { links: readonly ClearFilterLink[] }) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <ul className={css.clearLinkList}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Anchor
            href={href}
            className={css.clearLink}
            aria-label={t({ message: `Убрать: ${label}`, comment: 'Link that removes one active filter; the placeholder is the filter' })}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
