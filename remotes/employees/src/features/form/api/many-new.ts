import { findRecord, resultOf } from '@fm/data';
import {
  type EmployeeValues,
  employees,
  MOST_NEW_ABSENCES,
  MOST_NEW_CERTIFICATES,
  newAbsences,
  newCertificates,
} from '@fm/domain/employee';

type ManyNew = Partial<Record<'absences' | 'certificates', string>>;

/** Why these absences or certificates cannot all be saved at once: rules have to look at each that is new. */
export async function manyNew(
  { absences, certificates }: Pick<EmployeeValues, 'absences' | 'certificates'>,
  id: string | undefined,
): Promise<ManyNew> {
  if (absences.length <= MOST_NEW_ABSENCES && certificates.length <= MOST_NEW_CERTIFICATES) return {};
  const stored = id === undefined ? undefined : resultOf(await findRecord(employees, id));
  return {
    ...(newAbsences(absences, stored?.absences) > MOST_NEW_ABSENCES && {
      absences: tooMany('absences', MOST_NEW_ABSENCES),
    }),
    ...(newCertificates(certificates, stored?.certificates) > MOST_NEW_CERTIFICATES && {
      certificates: tooMany('certificates', MOST_NEW_CERTIFICATES),
    }),
  };
}

const tooMany = (what: string, most: number) =>
  `Add or change at most ${most} ${what}, save, and go on with the others.`;
