import { addons } from 'storybook/manager-api';
import { shownName } from './shown-name.ts';
import { storybookTheme } from './storybook-theme.ts';

addons.setConfig({ theme: storybookTheme, sidebar: { renderLabel: shownName } });
