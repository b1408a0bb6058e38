import type { Ref } from '@fm/domain/record';
import { Suggestions } from '@fm/screens/transitions';
import { TextField } from '@fm/ui';
import { usePeopleAtCustomer } from './api/people-at-customer';

interface AcceptedByProps {
  readonly customerRef: Ref;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
}

/** Who said yes: mostly one of the people that are known at the customer. */
export function AcceptedBy({ customerRef, value, onChange, error }: AcceptedByProps) {
  const people = usePeopleAtCustomer(customerRef.id);
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
      <Suggestions label={`People at ${customerRef.name}`} texts={people} value={value} onChoose={onChange} />
    </>
  );
}
