import type { SettingsInput, SettingsValues } from '@fm/domain/settings';
import type { Control } from '@fm/ui/form';

/** What a section of the settings works on. */
export interface SettingsSectionProps {
  readonly control: Control<SettingsInput, unknown, SettingsValues>;
}
