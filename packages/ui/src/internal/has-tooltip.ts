import { createContext } from 'react';

/** True inside a Tooltip. The described button then omits its `title`, else the browser would show a second tooltip. */
export const HasTooltipContext = createContext(false);
