import type { Ref } from '@fm/domain/record';
import { useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { customerOptions, siteOptions } from '../read/offered';

/** Fields of a form whose content belongs to its customer or site, and goes with them. */
export interface RelatedFields<F extends FieldValues> {
  /** Besides the site, which always belongs to the customer. */
  readonly ofCustomer?: readonly Path<F>[];
  readonly ofSite?: readonly Path<F>[];
}

/** For which customer and at which of its sites, in a form with `customerRef` and `siteRef`. */
export interface Place {
  readonly customer: Ref | null;
  readonly site: Ref | null;
  /** What was chosen at the site before was just taken off. */
  readonly takenOff: boolean;
  /** For `CustomerField` of `@fm/ui`. */
  readonly customerField: { readonly load: typeof customerOptions; readonly onOther: () => void };
  /** For the `RelatedField` of the site. */
  readonly siteField: {
    readonly of: Ref | null;
    readonly ofWhat: string;
    readonly load: typeof siteOptions;
    readonly onOther: () => void;
  };
}

/** Ties the fields of a customer and its site: choosing another one empties what belongs to the one before. */
export function usePlace<F extends FieldValues & { customerRef: Ref | null; siteRef: Ref | null }, V>(
  form: UseFormReturn<F, unknown, V>,
  { ofCustomer = [], ofSite = [] }: RelatedFields<F>,
): Place {
  const { control, getValues, setValue } = form;
  const [takenOff, setTakenOff] = useState(false);
  const customer: Ref | null = useWatch({ control, name: 'customerRef' as Path<F> });
  const site: Ref | null = useWatch({ control, name: 'siteRef' as Path<F> });
  /** Tells whether there was anything in them. */
  const empty = (fields: readonly Path<F>[]): boolean => {
    const before: readonly unknown[] = fields.map((field) => getValues(field));
    for (const [index, field] of fields.entries()) {
      const nothing = Array.isArray(before[index]) ? [] : null;
      setValue(field, nothing as PathValue<F, Path<F>>, { shouldDirty: true });
    }
    return before.some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
  };
  const leaveSite = () => setTakenOff(empty(ofSite));
  const leaveCustomer = () => {
    empty(['siteRef' as Path<F>, ...ofCustomer]);
    leaveSite();
  };
  return {
    customer,
    site,
    takenOff,
    customerField: { load: customerOptions, onOther: leaveCustomer },
    siteField: { of: customer, ofWhat: 'customer', load: siteOptions, onOther: leaveSite },
  };
}
