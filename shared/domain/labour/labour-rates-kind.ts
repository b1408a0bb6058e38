import { defineKind } from '../record';
import { type LabourRates, labourRatesSchema } from './labour-rates';

/** The rates of one order. */
export const labourRatesOf = (workOrderId: string) =>
  defineKind<LabourRates>({
    path: `workOrders/${workOrderId}/private`,
    type: 'labourRates',
    called: { one: 'labour rates', many: 'labour rates' },
    isPrivate: true,
    schema: labourRatesSchema,
    fields: {
      rates: { label: 'Rates', format: 'money' },
      billRates: { label: 'Bill rates', format: 'money' },
    },
    label: () => 'Labour rates',
  });
