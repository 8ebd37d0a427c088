import { useLingui } from '@lingui/react/macro';
import { X } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import * as css from './get-form.css.ts';

export interface ClearLink {
  /** What is chosen: «Электроника». */
  label: string;
  /** The page without it. */
  href: string;
}

/** What is chosen, one by one, each a way to take it back. */
export function ClearLinks({ links }: { links: readonly ClearLink[] }) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <ul className={css.list}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Anchor
            href={href}
            className={css.link}
            aria-label={t({ message: `Убрать: ${label}`, comment: 'Link that takes back one of the chosen filters; its name follows' })}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
