import * as v from 'valibot';
import { optionalDay, requiredDay } from '../calendar-day';
import { recordId } from '../record';
import { filled, optionalText, requiredText } from '../text';
import { WORK_ORDER_TYPES } from '../work-order/work-order';
import { CERTIFICATE_STATUSES, type Certificate, type Certificates, MOST_CERTIFICATES } from './certificate';

const certificateForm = v.pipe(
  v.object({
    /** Its key in the record. */
    recordId: v.pipe(recordId, v.maxLength(100)),
    name: requiredText('what it is called', 1, 120),
    no: optionalText(60),
    issuedOn: requiredDay('Enter the day it was issued.'),
    expiresOn: optionalDay,
    status: v.picklist(CERTIFICATE_STATUSES, 'Choose a status.'),
    /** None: needed for all kinds of work. */
    types: v.pipe(v.array(v.picklist(WORK_ORDER_TYPES)), v.maxLength(WORK_ORDER_TYPES.length)),
  }),
  v.forward(
    v.check(
      ({ issuedOn, expiresOn }) => expiresOn === '' || expiresOn >= issuedOn,
      'Enter a last day on or after the day it was issued.',
    ),
    ['expiresOn'],
  ),
);
type CertificateRow = v.InferOutput<typeof certificateForm>;

/** The certificates of the employee form. */
export const certificatesForm = v.pipe(
  v.array(certificateForm),
  v.maxLength(MOST_CERTIFICATES, `Keep at most ${MOST_CERTIFICATES} certificates.`),
);
export type CertificatesInput = v.InferInput<typeof certificatesForm>;

export const certificatesToForm = (certificates: Certificates = {}): CertificatesInput =>
  Object.entries(certificates)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([recordId, { name, no, issuedOn, expiresOn, status, types }]) => ({
      recordId,
      name,
      no: no ?? '',
      issuedOn,
      expiresOn: expiresOn ?? '',
      status,
      types: types ?? [],
    }));

/** Rows that were there keep their place in the order, so that only what was changed is told as changed. */
export function certificatesToRecord(
  rows: readonly CertificateRow[],
  before: Certificates = {},
): Record<string, Certificate> | undefined {
  if (rows.length === 0) return undefined;
  const last = Math.max(-1, ...Object.values(before).map(({ order }) => order));
  const fresh = rows.filter(({ recordId }) => !before[recordId]);
  return Object.fromEntries(
    rows.map((row) => [
      row.recordId,
      {
        name: row.name,
        no: filled(row.no),
        issuedOn: row.issuedOn,
        expiresOn: filled(row.expiresOn),
        status: row.status,
        types: row.types.length > 0 ? WORK_ORDER_TYPES.filter((type) => row.types.includes(type)) : undefined,
        order: before[row.recordId]?.order ?? last + 1 + fresh.indexOf(row),
      },
    ]),
  );
}
