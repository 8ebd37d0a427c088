import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';

const FIXED = { position: 'fixed' } as const;
const NO_STYLE = {};

function subscribe(changed: () => void) {
  const phone = matchMedia(media.phone);
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

/** For a react-aria popover that is a sheet on phones. react-aria writes `position` as an inline style; the returned style replaces it. */
export function useSheetPosition(): { position?: 'fixed' } {
  const phone = useSyncExternalStore(
    subscribe,
    () => matchMedia(media.phone).matches,
    () => false,
  );
  return phone ? FIXED : NO_STYLE;
}
