import { normalTaxId } from '@fm/domain/customer';
import { isEmail, isPhone } from '@fm/domain/text';
import type { Comparable } from '../../duplicates/signs';

const SHORTEST_NAME = 3;
const SHORTEST_TAX_ID = 5;

/** Of what is typed, what is whole enough to look for: half an address is nobody's. */
export const typedCustomer = (
  name: string,
  email: string,
  phone: string,
  taxId: string,
  city: string,
): Comparable => ({
  name: name.trim().length >= SHORTEST_NAME ? name : undefined,
  email: isEmail(email.trim()) ? email : undefined,
  phone: isPhone(phone.trim()) ? phone : undefined,
  taxId: normalTaxId(taxId).length >= SHORTEST_TAX_ID ? taxId : undefined,
  billing: { city },
});
