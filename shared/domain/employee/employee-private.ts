import * as v from 'valibot';
import { addressSchema } from '../address';

const rate = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What is nobody's business but the office's: where somebody lives, whom to call, what they cost. */
export const employeePrivateSchema = v.object({
  address: v.optional(addressSchema),
  emergencyContact: v.optional(v.pipe(v.string(), v.maxLength(200))),
  notes: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  /** What an hour costs the company, and what customers pay for it, in the company's currency. */
  costRateMinor: v.optional(rate),
  billRateMinor: v.optional(rate),
});
export type EmployeePrivate = v.InferOutput<typeof employeePrivateSchema>;

/** Each employee has one such document at most, under this id. */
export const PRIVATE_ID = 'hr';
