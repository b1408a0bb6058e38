import * as v from 'valibot';
import { addressForm, addressSchema, addressToForm, emptyAddress } from '../address';
import { COMPANY } from '../company';
import { timezone } from '../instant';
import { type Ref, ref, toForm, toRecord } from '../record';
import { filled, optionalText, requiredText, wholeNumber } from '../text';
import { fold } from '../tokens';

const MAX_AREA_M2 = 1_000_000;

/** A place where work is done, of one customer. */
export const siteSchema = v.object({
  customerRef: ref,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  nameLower: v.string(),
  address: addressSchema,
  /** IANA name: days and times of work there are meant in it. */
  timezone,
  /** Keys and codes. */
  access: v.optional(v.string()),
  openingHours: v.optional(v.string()),
  areaM2: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_AREA_M2))),
  siteContactId: v.optional(v.string()),
});
export type Site = v.InferOutput<typeof siteSchema>;

export const siteFormSchema = v.object({
  name: requiredText('a name', 1, 120),
  address: addressForm,
  timezone,
  access: optionalText(1000),
  openingHours: optionalText(200),
  areaM2: v.nullable(wholeNumber('square metres', 1, MAX_AREA_M2)),
});
export type SiteInput = v.InferInput<typeof siteFormSchema>;
export type SiteValues = v.InferOutput<typeof siteFormSchema>;

export const emptySite = (): SiteInput => ({
  name: '',
  address: emptyAddress(),
  timezone: COMPANY.timezone,
  access: '',
  openingHours: '',
  areaM2: null,
});

export const siteToForm = (site: Site): SiteInput =>
  toForm(emptySite(), { ...site, address: addressToForm(site.address) });

/** The fields the form edits; undefined where it is empty. On editing, spread them over the stored record. */
export const siteToRecord = (values: SiteValues, customerRef: Ref): Site => ({
  ...toRecord(siteSchema, values),
  customerRef,
  nameLower: fold(values.name),
  address: { ...values.address, line2: filled(values.address.line2) },
});

export const siteForm = {
  schema: siteFormSchema,
  empty: emptySite,
  fromRecord: siteToForm,
  toRecord: siteToRecord,
};
