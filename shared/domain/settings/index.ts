export { HOLIDAY_STATES, partsOfRegion, regionName, regionOf } from './holiday-regions';
export { ibanText } from './iban';
export {
  COMPANY_ID,
  CURRENCIES,
  companyFrom,
  MAX_LOGO,
  NUMBERED,
  type Settings,
  settingsSchema,
} from './settings';
export {
  emptySettings,
  type SettingsInput,
  type SettingsValues,
  settingsFormSchema,
  settingsToForm,
  settingsToRecord,
} from './settings-form';
export { settings } from './settings-kind';
