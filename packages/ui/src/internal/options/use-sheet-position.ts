import { useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '../../theme/media.ts';

const FIXED = { position: 'fixed' } as const;
const NO_STYLE = {};

/** Null in jsdom, which has no `matchMedia`: tests of other projects render a Select there. */
const queryPhone = () => ('matchMedia' in globalThis ? matchMedia(PHONE_QUERY) : null);

function subscribe(changed: () => void) {
  const phone = queryPhone();
  phone?.addEventListener('change', changed);
  return () => phone?.removeEventListener('change', changed);
}

/** For a react-aria popover that is a sheet on phones. react-aria writes `position` as an inline style; the returned style replaces it. */
export function useSheetPosition(): { position?: 'fixed' } {
  const phone = useSyncExternalStore(
    subscribe,
    () => queryPhone()?.matches ?? false,
    () => false,
  );
  return phone ? FIXED : NO_STYLE;
}
