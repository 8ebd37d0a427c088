import { kitGlobalStyle } from '../../theme/style.ts';

// Replaces the style that react-aria would insert (see use-block-press-style.ts): no delay for a double tap.
kitGlobalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
