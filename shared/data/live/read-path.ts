import { crewPath } from '@fm/domain/crew-copy';
import { isStaff } from '@fm/domain/role';
import { readerRole } from '@fm/platform';

/** Where the present role reads the records of a collection, or the record at a path: its own copy where some is withheld. */
export const readPath = (path: string): string => (isStaff(readerRole()) ? path : crewPath(path));
