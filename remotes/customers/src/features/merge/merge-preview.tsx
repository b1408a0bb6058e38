import {
  type Customer,
  customers,
  type MergeChoices,
  type MergeField,
  mergedCustomer,
  mergeRefusal,
  mergeRows,
} from '@fm/domain/customer';
import { fieldText } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { Button, Notice, Panel } from '@fm/ui';
import { fieldValueText, SideChoice } from '@fm/ui/form';
import { useState } from 'react';
import { LANGUAGES } from '../form/choices';
import css from './merge.module.css';
import { Moving } from './moving';
import type { Merge } from './use-merge';

interface MergePreviewProps {
  readonly kept: Stored<Customer>;
  readonly other: Stored<Customer>;
  readonly merge: Merge;
}

/** Fields by the names they have in the form, where those are others. */
const LABELS: Readonly<Partial<Record<MergeField, string>>> = {
  billing: 'Billing address',
  billingEmail: 'E-mail for invoices',
  paymentDays: 'Payment term in days',
  language: 'Language of documents',
  contractEnd: 'Contract ends on',
};

/** What the merge would do: the fields in which they differ, what both bring, what goes over. */
export function MergePreview({ kept, other, merge }: MergePreviewProps) {
  const [choices, setChoices] = useState<MergeChoices>({});
  const refusal = mergeRefusal(kept, other);
  if (refusal) return <Notice tone="warning">{refusal}</Notice>;
  const rows = mergeRows(kept, other, choices);
  return (
    <>
      <Panel title="Fields that differ" count={rows.length}>
        {rows.length === 0 && <p>Both say the same.</p>}
        <div className={css.rows}>
          {rows.map(({ field, chosen, ...sides }) => (
            <SideChoice
              key={field}
              legend={LABELS[field] ?? fieldText(customers.fields, field)}
              sides={[
                { id: 'kept', name: `Stays: ${kept.name}`, words: wordsOf(field, sides.kept) },
                { id: 'other', name: `Goes: ${other.name}`, words: wordsOf(field, sides.other) },
              ]}
              chosen={chosen}
              onChoose={(side) => setChoices({ ...choices, [field]: side })}
            />
          ))}
        </div>
        <Both {...{ kept, other, choices }} />
      </Panel>
      <Moving from={other} to={kept} />
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void merge.start(kept, other, choices)}>
          Merge the two
        </Button>
        <p className={css.soft}>
          {`“${other.name}” goes to the trash, and whoever looks for it is sent to “${kept.name}”. The merge can be undone.`}
        </p>
      </div>
    </>
  );
}

const wordsOf = (field: MergeField, value: unknown) =>
  LANGUAGES.find(({ id }) => field === 'language' && id === value)?.label ||
  fieldValueText(customers.fields, field, value) ||
  'Empty';

/** What is taken of both: tags and notes; and what of it has no room. */
function Both({
  kept,
  other,
  choices,
}: Omit<MergePreviewProps, 'merge'> & { readonly choices: MergeChoices }) {
  const { patch, leftOut } = mergedCustomer(kept, other, choices);
  return (
    <>
      {patch.tags && <p>{`Tags afterwards, of both: ${patch.tags.join(', ')}`}</p>}
      {patch.notes && (
        <div>
          <p>Notes afterwards, of both:</p>
          <p className={css.notes} dir="auto">
            {patch.notes}
          </p>
        </div>
      )}
      {leftOut.length > 0 && (
        <Notice tone="warning">{`There is no room for ${leftOut.join(', ')}: shorten them first, or go on without.`}</Notice>
      )}
    </>
  );
}
