import { kitGlobal } from '../../theme/style.ts';

// What react-aria would write by itself, see use-no-press-style.ts: no delay for a double tap.
kitGlobal('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
