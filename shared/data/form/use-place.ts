import type { Ref, Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Outcome } from '../failure';
import { contactOptions, customerOptions, siteOptions } from '../read/offered';
import type { RecordOption } from '../read/record-options';

const CUSTOMER = 'customerRef';
const SITE = 'siteRef';

/** For `setValue`: what nobody typed leaves a form as it was opened. */
interface Choosing {
  readonly shouldDirty: boolean;
}

/** Fields of a form whose content belongs to its customer or site, and what else follows them. */
export interface RelatedFields<F extends FieldValues> {
  /** The form is one of a new record: a customer it begins with brings their only site and contact along. */
  readonly isNew: boolean;
  /** The field of the contact, which belongs to the customer as the site does. */
  readonly contact?: Path<F>;
  readonly ofSite?: readonly Path<F>[];
  /** A site was chosen, by hand or because it is the customer's only one. */
  readonly onSite?: (site: Stored<Site>, how: Choosing) => void;
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
    readonly onPick: (option: RecordOption<Site> | null) => void;
  };
}

/**
 * Ties the fields of a customer and its site: choosing another one empties what belongs to the one before. The only
 * site and the only contact of a customer are chosen with them.
 */
export function usePlace<F extends FieldValues & { customerRef: Ref | null; siteRef: Ref | null }, V>(
  form: UseFormReturn<F, unknown, V>,
  { isNew, contact, ofSite = [], onSite }: RelatedFields<F>,
): Place {
  const { control, getValues, setValue } = form;
  const [takenOff, setTakenOff] = useState(false);
  const customer: Ref | null = useWatch({ control, name: CUSTOMER as Path<F> });
  const site: Ref | null = useWatch({ control, name: SITE as Path<F> });
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
    empty([SITE as Path<F>, ...(contact === undefined ? [] : [contact])]);
    leaveSite();
    void chooseOnly({ shouldDirty: true });
  };
  /** Chooses what the customer has one of, unless something was chosen by the time it is known. */
  const chooseOnly = async (how: Choosing) => {
    const of: Ref | null = getValues(CUSTOMER as Path<F>);
    if (!of) return;
    const choose = (field: Path<F>, { id, name }: Ref): boolean => {
      const now: Ref | null = getValues(CUSTOMER as Path<F>);
      if (now?.id !== of.id || getValues(field)) return false;
      setValue(field, { id, name } as PathValue<F, Path<F>>, { ...how, shouldValidate: true });
      return true;
    };
    const [site, person] = await Promise.all([
      onlyOne(siteOptions(of.id)),
      contact === undefined ? undefined : onlyOne(contactOptions(of.id)),
    ]);
    if (site && choose(SITE as Path<F>, site)) onSite?.(site.record, how);
    if (contact !== undefined && person) choose(contact, person);
  };
  // A link may have named the customer before the form was there.
  const begin = useEffectEvent(() => isNew && void chooseOnly({ shouldDirty: false }));
  useEffect(() => void begin(), []);
  return {
    customer,
    site,
    takenOff,
    customerField: { load: customerOptions, onOther: leaveCustomer },
    siteField: {
      of: customer,
      ofWhat: 'customer',
      load: siteOptions,
      onOther: leaveSite,
      onPick: (option) => option && onSite?.(option.record, { shouldDirty: true }),
    },
  };
}

/** The one option there is; undefined for none, several, and where it cannot be told. */
async function onlyOne<O>(load: (query: string) => Promise<Outcome<readonly O[]>>): Promise<O | undefined> {
  const found = await load('');
  return found.ok && found.value.length === 1 ? found.value[0] : undefined;
}
