import { useState } from 'react';
import { NativeSelect } from '../index';

const themes = [
  { id: 'system', label: 'Theme of the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof themes)[number]['id'];

/** Shows the page in the other theme. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    const { dataset } = document.documentElement;
    if (chosen === 'system') delete dataset.theme;
    else dataset.theme = chosen;
  };
  return <NativeSelect label="Theme" hideLabel options={themes} value={theme} onChange={choose} />;
}
