import { columnsOf } from '@fm/data';
import { customers } from '@fm/domain/customer';

/** Everything a customer's record says, under headers that the import knows again. */
export const customerColumns = columnsOf(customers, [
  'number',
  'name',
  'kind',
  'status',
  ['statusReason', 'Reason'],
  'email',
  'phone',
  'website',
  'taxId',
  ['billing.line1', 'Street and number'],
  ['billing.line2', 'Address line 2'],
  ['billing.postcode', 'Postcode'],
  ['billing.city', 'Town'],
  ['billing.country', 'Country'],
  ['billingEmail', 'Invoice e-mail'],
  'paymentDays',
  'currency',
  'language',
  'accountManagerRef',
  'tags',
  ['contractEnd', 'Contract until'],
  'notes',
  'createdAt',
  'updatedAt',
]);
