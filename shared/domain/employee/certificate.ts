import * as v from 'valibot';
import { type CalendarDay, calendarDay } from '../calendar-day';
import { recordId } from '../record';
import { fold } from '../tokens';
import { WORK_ORDER_TYPES, type WorkOrderType } from '../work-order/work-order';

export const CERTIFICATE_STATUSES = ['valid', 'renewed', 'revoked'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];
export const CERTIFICATE_STATUS_LABELS: Readonly<Record<CertificateStatus, string>> = {
  // Whether it has run out, its last day says.
  valid: 'Issued',
  renewed: 'Renewed',
  revoked: 'Revoked',
};

export const certificateSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  no: v.optional(v.pipe(v.string(), v.maxLength(60))),
  issuedOn: calendarDay,
  expiresOn: v.optional(calendarDay),
  status: v.picklist(CERTIFICATE_STATUSES),
  /** Kinds of work it is needed for; all of them where this is left out. */
  types: v.optional(v.pipe(v.array(v.picklist(WORK_ORDER_TYPES)), v.maxLength(WORK_ORDER_TYPES.length))),
  order: v.pipe(v.number(), v.safeInteger()),
});
export type Certificate = v.InferOutput<typeof certificateSchema>;

/** The certificates of one person, by their ids. */
export type Certificates = Readonly<Record<string, Certificate>>;

/** Certificates of one person at most. */
export const MOST_CERTIFICATES = 200;

export const certificatesSchema = v.pipe(
  v.record(recordId, certificateSchema),
  v.check((certificates) => Object.keys(certificates).length <= MOST_CERTIFICATES),
);

/** Whether it is needed for a kind of work; where that is not known yet, it may be. */
export const isNeededFor = ({ types = [] }: Certificate, type: WorkOrderType | undefined): boolean =>
  types.length === 0 || type === undefined || types.includes(type);

/** What tells whether a certificate was renewed; the form has '' for a day that is not there. */
type Running = Pick<Certificate, 'name' | 'expiresOn' | 'status'>;

/** Whether another valid one of the same name runs longer: then this one says nothing any more. */
export const isRenewed = <C extends Running>(certificate: C, all: readonly C[]): boolean =>
  all.some(
    (other) =>
      other.status === 'valid' &&
      fold(other.name).trim() === fold(certificate.name).trim() &&
      runsUntil(other) > runsUntil(certificate),
  );

/** After every day that a calendar has. */
const FOR_GOOD = '~';

const runsUntil = ({ expiresOn }: Running): string => expiresOn || FOR_GOOD;

/** Valid certificates that were not renewed: of those with the same name and last day, one. */
export function latestCertificates(certificates: Certificates = {}): readonly Certificate[] {
  const all = Object.values(certificates).filter(({ status }) => status === 'valid');
  const latest = all.filter((certificate) => !isRenewed(certificate, all));
  return [...new Map(latest.map((certificate) => [fold(certificate.name).trim(), certificate])).values()];
}

/** The day the next certificate expires that was not renewed. */
export const nextExpiryOf = (certificates: Certificates | undefined): CalendarDay | undefined =>
  latestCertificates(certificates)
    .flatMap(({ expiresOn }) => expiresOn ?? [])
    .sort()[0];
