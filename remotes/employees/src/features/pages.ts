import { lazily } from '@fm/ui';

/** The form of a new employee, or of one that is there. The list opens first: the form comes afterwards. */
export const EmployeeFormScreen = lazily(
  'the form',
  async () => (await import('./form/employee-form')).EmployeeFormScreen,
  'page',
);
