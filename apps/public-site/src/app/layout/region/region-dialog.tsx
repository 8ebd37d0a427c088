import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { ALL_REGIONS } from '@muddat/routing';
import { Heading } from '@muddat/ui/heading';
import { IconButton } from '@muddat/ui/icon-button';
import { X } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { SearchField } from '@muddat/ui/search-field';
import { Text } from '@muddat/ui/text';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { regionsInOrder } from '../../../domain/place/regions-in-order.ts';
import { queryHref } from '../../../shared/get-form/query-href.ts';
import { fetchDistricts } from './fetch-districts.ts';
import { type District, findRegions } from './find-regions.ts';
import * as css from './region-dialog.css.ts';

interface RegionDialogProps {
  locale: Locale;
  path: string;
  query: URLSearchParams;
  region: string | null;
  onClose: () => void;
}

/** The fourteen regions, with a search by the name of a region or district. Each region is a link to the current page. */
export function RegionDialog({ locale, path, query, region, onClose }: RegionDialogProps) {
  const { t, i18n } = useLingui();
  const Anchor = useLinkComponent();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [districts, setDistricts] = useState<District[]>([]);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const ours = new AbortController();
    void fetchDistricts(locale, ours.signal).then((found) => !ours.signal.aborted && setDistricts(found));
    return () => ours.abort();
  }, [locale]);
  const found = findRegions(regionsInOrder(i18n), districts, typed);
  const hrefOf = (code: string) => queryHref(path, query, { region: code });
  // A click has the dialog itself as its target only outside the dialog's content.
  const pressed = (event: MouseEvent) => event.target === dialog.current && dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog ref={dialog} aria-labelledby={titleId} className={css.dialog} onClose={onClose} onClick={pressed}>
      <div className={css.dialogContent}>
        <div className={css.head}>
          <Heading level={2} size="m" id={titleId}>
            {t({ message: 'Где вы находитесь?', comment: 'Heading of the dialog that selects a region' })}
          </Heading>
          <span className={css.closeButton}>
            <IconButton
              icon={<X size={20} />}
              label={t({ message: 'Закрыть', comment: 'Button: closes the dialog that selects a region' })}
              onClick={() => dialog.current?.close()}
            />
          </span>
        </div>
        <SearchField
          label={t({
            message: 'Регион, район или город',
            comment: 'Label and placeholder of the field that searches a region by its name or by the name of a district or town',
          })}
          placeholder={t({
            message: 'Регион, район или город',
            comment: 'Label and placeholder of the field that searches a region by its name or by the name of a district or town',
          })}
          value={typed}
          onChange={setTyped}
        />
        <ul className={css.list}>
          {typed.trim() === '' && (
            <li>
              <Anchor
                href={hrefOf(ALL_REGIONS)}
                className={css.regionLink}
                aria-current={region === null ? 'true' : undefined}
                onClick={() => dialog.current?.close()}
              >
                {t({ message: 'Вся страна', comment: 'Select of regions: the whole of Uzbekistan' })}
              </Anchor>
            </li>
          )}
          {found.map(({ code, label, districts: inside }) => (
            <li key={code}>
              <Anchor
                href={hrefOf(code)}
                className={css.regionLink}
                aria-current={code === region ? 'true' : undefined}
                onClick={() => dialog.current?.close()}
              >
                {label}
                {inside.length > 0 && <span className={css.districts}>{inside.join(', ')}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
        <div role="status">
          {found.length === 0 && (
            <Text size="s" tone="quiet">
              {t({
                message: 'Такого места нет в списке. Проверьте, как оно написано.',
                comment: 'Dialog that selects a region: the search found nothing',
              })}
            </Text>
          )}
        </div>
      </div>
    </dialog>
  );
}
