import { saveSettings } from './save-settings';

/** What can be changed about the company's settings. */
export const settingsCommands = [saveSettings] as const;
