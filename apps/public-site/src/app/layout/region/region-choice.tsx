import { useLingui } from '@lingui/react/macro';
import { RouterAnchor } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { MapPin } from '@muddat/ui/icons';
import { VisuallyHidden } from '@muddat/ui/text';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { regionName } from '../../../domain/place/region-names.ts';
import * as css from './region-choice.css.ts';
import { useRegion } from './use-region.ts';

const RegionDialog = lazy(() => import('./region-dialog.tsx').then((module) => ({ default: module.RegionDialog })));

export interface RegionChoiceProps {
  locale: Locale;
  /** Path of the page with its locale; the links of the dialog lead to it. */
  path: string;
  /** The query of the page; its `region` is the region shown. */
  query: URLSearchParams;
}

/**
 * The reader's region (spec 2, region picker) and a button to change it. Without JavaScript the button is a link to the stores, whose form
 * has the regions; the gateway remembers that choice too.
 */
export function RegionChoice({ locale, path, query }: RegionChoiceProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  const region = useRegion(query);
  const name = regionName(i18n, region) ?? t({ message: 'Вся страна', comment: 'Select of regions: the whole of Uzbekistan' });
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pressed.current = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    setOpen(true);
  };
  // Below 700 px this button is in the header's menu, which closes while the dialog is open and hides the button. So return the focus to
  // the `summary` of the menu.
  const close = () => {
    setOpen(false);
    const opener = pressed.current;
    if (opener?.checkVisibility() === false) opener.closest('details')?.querySelector('summary')?.focus();
  };
  return (
    <>
      <RouterAnchor href={hrefTo('partners', {}, locale)} className={css.choice} aria-haspopup="dialog" title={name} onClick={choose}>
        <span className={css.icon}>
          <MapPin size={18} aria-hidden="true" />
        </span>
        <span className={css.name}>
          <VisuallyHidden>
            {t({ message: 'Регион:', comment: 'Read by screen readers: site header, before the name of the chosen region' })}{' '}
          </VisuallyHidden>
          {name}
        </span>
      </RouterAnchor>
      {open &&
        // Rendered outside the header's menu, which closes and would hide the dialog.
        createPortal(
          <Suspense>
            <RegionDialog locale={locale} path={path} query={query} region={region} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
