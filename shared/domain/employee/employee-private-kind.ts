import { addressFields } from '../address';
import { defineKind } from '../record';
import { type EmployeePrivate, employeePrivateSchema } from './employee-private';

/** The private details of one employee: beside the record, because rules let one read a document whole or not at all. */
export const employeePrivateOf = (employeeId: string) =>
  defineKind<EmployeePrivate>({
    path: `employees/${employeeId}/private`,
    type: 'privateDetails',
    called: { one: 'private details', many: 'private details' },
    isPrivate: true,
    schema: employeePrivateSchema,
    fields: {
      address: { label: 'Address', fields: addressFields },
      emergencyContact: 'Emergency contact',
      notes: 'Notes',
      costRateMinor: { label: 'Cost rate', format: 'money' },
      billRateMinor: { label: 'Bill rate', format: 'money' },
    },
    personal: ['address', 'emergencyContact', 'notes', 'costRateMinor', 'billRateMinor'],
    label: () => 'Private details',
  });
