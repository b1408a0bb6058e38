import type { Ref, Stored } from '../record';
import type { Employee } from './employee';

/** Somebody as other records name them: as a lead, on a crew, as an owner. */
export const personRef = ({ id, displayName }: Pick<Stored<Employee>, 'id' | 'displayName'>): Ref => ({
  id,
  name: displayName,
});
