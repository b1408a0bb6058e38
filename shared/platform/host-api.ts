/** Who is signed in, as the own user record says. */
export interface Session {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Any text, the empty one too; 'admin' and 'manager' have a meaning of their own. */
  readonly role: string;
  /** The person in `employees` that this login belongs to, once known: work is assigned to people. */
  readonly employeeId?: string;
  /** True while this is what the browser remembers and the own record, with `employeeId`, is on its way. */
  readonly isRemembered?: boolean;
}

/** Notices at the top right that go by themselves after 4 seconds. Never the only place of an error or an undo. */
export interface Toast {
  success(message: string): void;
  error(message: string): void;
  info(message: string): void;
}

/** What the host does for an area. */
export interface HostApi {
  readonly contract: string;
  readonly session: Session;
  readonly companyTitle: string;
  readonly toast: Toast;
  /** Whether the signed-in role may do `permission`; the database rules enforce the same table. */
  can(permission: string): boolean;
  /** Tells operators of an unexpected error, with what was going on. */
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void;
}
