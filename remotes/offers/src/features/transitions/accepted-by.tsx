import { useLiveRows } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { Suggestions } from '@fm/screens/transitions';
import { TextField } from '@fm/ui';

/** People at the customer that are offered. */
const OFFERED = 6;

interface AcceptedByProps {
  readonly customerRef: Ref;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
}

/** Who said yes: mostly one of the people that are known at the customer. */
export function AcceptedBy({ customerRef, value, onChange, error }: AcceptedByProps) {
  const contacts = useLiveRows(
    contactsOf(customerRef.id),
    (spec) => spec.where('trashed', '==', false).orderBy('nameLower'),
    OFFERED,
  );
  return (
    <>
      <TextField
        label="Accepted by"
        hint={`Who said yes for ${customerRef.name}.`}
        required
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
      />
      <Suggestions
        label={`People at ${customerRef.name}`}
        texts={[...new Set(contacts.rows.map(({ name }) => name))]}
        value={value}
        onChoose={onChange}
      />
    </>
  );
}
