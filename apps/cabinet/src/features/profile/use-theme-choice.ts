import { chooseTheme, currentTheme } from '@muddat/app-shell';
import { useState } from 'react';
import type { ThemeChoice } from './theme-section.tsx';

/** The theme of this device: what stands, and a choice that is shown at once. */
export function useThemeChoice(): { theme: ThemeChoice; onChoose: (theme: ThemeChoice) => void } {
  const [theme, setTheme] = useState<ThemeChoice>(() => currentTheme() ?? 'device');
  const onChoose = (chosen: ThemeChoice) => {
    chooseTheme(chosen === 'device' ? null : chosen);
    setTheme(chosen);
  };
  return { theme, onChoose };
}
