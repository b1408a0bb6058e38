import { lazily } from '@fm/ui';

/** The form of a new employee, or of one that is there. The list opens first: the form comes afterwards. */
export const EmployeeFormScreen = lazily(
  'the form',
  async () => (await import('./form/employee-form')).EmployeeFormScreen,
  'page',
);

/** Somebody as colleagues need them: how to reach them, what they do next, when they are away. */
export const EmployeePage = lazily(
  'the employee',
  async () => (await import('./page/employee-page')).EmployeePage,
  'page',
);
