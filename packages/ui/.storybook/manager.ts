import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { shownName } from './shown-name.ts';
import { themeFor } from './storybook-theme.ts';

addons.setConfig({
  theme: themeFor('auto'),
  sidebar: { renderLabel: shownName },
  // The pages of tokens, icons and ornament have nothing to control.
  layoutCustomisations: { showPanel: ({ storyId }, shown) => (storyId?.startsWith('start-') ? false : shown) },
});

addons.register('muddat/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => api.setOptions({ theme: themeFor(String(globals['theme'])) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
