import { createContext } from 'react';

/** Set by a Tooltip for what it describes, which then leaves out the browser's own. */
export const HasTooltip = createContext(false);
