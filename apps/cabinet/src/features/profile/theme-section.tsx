import { useLingui } from '@lingui/react/macro';
import { chooseTheme, chosenTheme } from '@muddat/app-shell';
import type { ThemeName } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { RadioGroup } from '@muddat/ui/radio-group';
import { useState } from 'react';

/** `device`: the theme follows the setting of the device. */
export type ThemeChoice = ThemeName | 'device';

type Props = {
  theme: ThemeChoice;
  onChoose: (theme: ThemeChoice) => void;
};

/** Choice of the theme of the cabinet and the public site on this device. */
export function ThemeSection({ theme, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Card as="section" padding="l">
      <RadioGroup
        label={t({ message: 'Оформление', comment: 'Profile: heading of the choice between light, dark and contrast pages' })}
        options={[
          {
            value: 'device',
            label: t({ message: 'Как на устройстве', comment: 'Profile, choice of theme: the setting of phone or computer decides' }),
          },
          { value: 'light', label: t({ message: 'Светлое', comment: 'Profile, choice of theme: light pages' }) },
          { value: 'dark', label: t({ message: 'Тёмное', comment: 'Profile, choice of theme: dark pages' }) },
          {
            value: 'contrast',
            label: t({ message: 'Контрастное', comment: 'Profile, choice of theme: pages with high contrast, for weak eyes' }),
            description: t({
              message: 'Буквы и линии заметнее',
              comment: 'Profile, choice of theme: what pages with high contrast are like',
            }),
          },
        ]}
        value={theme}
        onChange={onChoose}
      />
    </Card>
  );
}

/** The chosen theme of this device. A new choice is stored, and changes the page without a reload. */
export function useThemeChoice(): { theme: ThemeChoice; onChoose: (theme: ThemeChoice) => void } {
  const [theme, setTheme] = useState<ThemeChoice>(() => chosenTheme() ?? 'device');
  const onChoose = (chosen: ThemeChoice) => {
    chooseTheme(chosen === 'device' ? null : chosen);
    setTheme(chosen);
  };
  return { theme, onChoose };
}
