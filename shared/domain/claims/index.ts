import { isStaff, kindOfRole } from '../role';

/** What the identity service says of somebody besides the address, for rules that cannot read records (decision 0043). */
export interface Claims {
  /** Works here, in a role that is known. */
  readonly member?: true;
  /** As `isStaff` has it. */
  readonly staff?: true;
}

/** The claims of a role. */
export function claimsOf(role: string): Claims {
  if (kindOfRole(role) === 'unknown') return {};
  return { member: true, ...(isStaff(role) && { staff: true }) };
}
