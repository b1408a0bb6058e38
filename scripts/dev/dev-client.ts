/** What dev servers put into the page. Errors while rendering belong to the area's own boundary. */
export const CLIENT = {
  logging: 'warn',
  overlay: { errors: true, warnings: false, runtimeErrors: false },
} as const;
