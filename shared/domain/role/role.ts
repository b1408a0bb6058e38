import type { Actor } from '../record/record';

/**
 * What a role may be allowed to do. Reading is open to every role, but for `private`, and for prices, costs and margins,
 * which screens, files and histories leave out where `prices:read` is not given.
 */
export const PERMISSIONS = [
  'employees:edit',
  'employees:private',
  'prices:read',
  'customers:edit',
  'tasks:edit',
  'reminders:edit',
  'workOrders:edit',
  'workOrders:transition',
  'workOrders:comment',
  'workOrders:unlock',
  'offers:edit',
  'invoices:edit',
  'maintenance:edit',
  'records:trash',
  'records:purge',
  'users:manage',
  'settings:manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ADMIN = 'admin';
export const MANAGER = 'manager';

/** The roles there are, in this spelling alone. */
export const ROLES = [ADMIN, 'office', MANAGER, ''] as const;

/** What people call the roles. */
export const ROLE_LABELS: Readonly<Record<(typeof ROLES)[number], string>> = {
  admin: 'Administrator',
  office: 'Office',
  manager: 'Manager',
  '': 'Staff',
};

export const isRole = (role: string): boolean => ROLES.some((known) => known === role);

/** What rights go by. The empty role is staff, never admin; a role that is none of ours looks and changes nothing. */
export type RoleKind = 'admin' | 'manager' | 'staff' | 'unknown';

export function kindOfRole(role: string): RoleKind {
  if (!isRole(role)) return 'unknown';
  if (role === ADMIN) return 'admin';
  return role === MANAGER ? 'manager' : 'staff';
}

/** Whether a role does the daily work of the office: everybody known but managers. */
export const isStaff = (role: string): boolean => ['admin', 'staff'].includes(kindOfRole(role));

const ADMIN_ALONE: readonly Permission[] = [
  'workOrders:unlock',
  'records:purge',
  'users:manage',
  'settings:manage',
];

/** The table the screens ask and the database rules enforce. */
export const ROLE_PERMISSIONS: Readonly<Record<RoleKind, readonly Permission[]>> = {
  admin: PERMISSIONS,
  // Work orders only where they lead or are on the crew: see mayTransitionWorkOrder.
  manager: ['tasks:edit', 'reminders:edit', 'workOrders:comment', 'workOrders:transition'],
  staff: PERMISSIONS.filter((permission) => !ADMIN_ALONE.includes(permission)),
  unknown: [],
};

/** Whether `role` may do `permission`; unknown permissions are refused to everybody, and every one to unknown roles. */
export function can(role: string, permission: string): boolean {
  return ROLE_PERMISSIONS[kindOfRole(role)].some((allowed) => allowed === permission);
}

/** Whether a role may know what is offered, billed and spent, and what things cost to buy. */
export const seesPrices = (role: string): boolean => can(role, 'prices:read');

/** Whether an employee is the lead or on the crew of a job. */
export function isOnCrew(
  employeeId: string | undefined,
  job: { readonly leadId?: string | undefined; readonly crewIds?: readonly string[] | undefined },
): boolean {
  if (!employeeId) return false;
  return job.leadId === employeeId || (job.crewIds?.includes(employeeId) ?? false);
}

/** Whether `actor` may move this work order through its states: a manager only as lead or crew. */
export function mayTransitionWorkOrder(actor: Actor, job: Parameters<typeof isOnCrew>[1]): boolean {
  if (!can(actor.role, 'workOrders:transition')) return false;
  return kindOfRole(actor.role) !== 'manager' || isOnCrew(actor.employeeId, job);
}
