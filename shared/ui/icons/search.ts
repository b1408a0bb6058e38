/** Icons of what the host's search offers, apart from the others: every first list would carry them. */
export {
  Keyboard as KeysIcon,
  Monitor as SystemThemeIcon,
  Moon as DarkThemeIcon,
  Sun as LightThemeIcon,
} from 'lucide-react';
