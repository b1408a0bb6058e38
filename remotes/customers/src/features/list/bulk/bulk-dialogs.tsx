import { type CommandInput, employeeOptions, type PageChange, type WorkTexts } from '@fm/data';
import {
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type CustomerStatus,
  customers,
  STATUSES_WITH_REASON,
} from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { TextField } from '@fm/ui';
import { TagsField } from '@fm/ui/form';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { BulkChange, type BulkChangeProps, counted } from './bulk-change';

const statuses = optionsOf(CUSTOMER_STATUSES, CUSTOMER_STATUS_LABELS);

type Change = CommandInput<'customers.changeMany'>['change'];

const changing = (change: Change): PageChange => ({
  name: 'customers.changeMany',
  input: (ids, batchId) => ({ ids: [...ids], batchId, change }),
});

/** Asks which status the chosen customers get. */
export function StatusDialog(props: BulkChangeProps) {
  const [status, setStatus] = useState<CustomerStatus>('active');
  const [reason, setReason] = useState('');
  const asksWhy = STATUSES_WITH_REASON.includes(status);
  return (
    <BulkChange
      {...props}
      what="Change the status of"
      submitLabel="Change status"
      changeOf={() =>
        asksWhy && reason.trim() === ''
          ? 'Say why, so that colleagues know.'
          : changing({ to: 'status', status, reason: reason.trim() })
      }
    >
      <SelectField
        label="Status"
        options={statuses}
        required
        value={status}
        onChange={(chosen) => chosen && setStatus(chosen)}
      />
      {asksWhy && (
        <TextField
          label="Reason"
          required
          hint="Shown to colleagues who plan work"
          value={reason}
          onChange={setReason}
        />
      )}
    </BulkChange>
  );
}

/** Asks who looks after the chosen customers. */
export function ManagerDialog(props: BulkChangeProps) {
  const [manager, setManager] = useState<Ref | null>(null);
  return (
    <BulkChange
      {...props}
      what="Change the account manager of"
      intro="Leave the field empty to have nobody look after them."
      submitLabel="Change account manager"
      changeOf={() => changing({ to: 'manager', managerId: manager?.id ?? null })}
    >
      <ComboBoxField label="Account manager" load={employeeOptions} value={manager} onChange={setManager} />
    </BulkChange>
  );
}

/** Asks which tags to add and which to take away. */
export function TagsDialog(props: BulkChangeProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return (
    <BulkChange
      {...props}
      what="Change the tags of"
      submitLabel="Change tags"
      changeOf={() =>
        added.length + removed.length === 0
          ? 'Enter a tag to add or to remove.'
          : changing({ to: 'tags', added: [...added], removed: [...removed] })
      }
    >
      <TagsField label="Add tags" value={added} onChange={setAdded} placeholder="clinic, key holder" />
      <TagsField label="Remove tags" value={removed} onChange={setRemoved} />
    </BulkChange>
  );
}

const trashing: PageChange = {
  name: 'records.trashMany',
  input: (ids, batchId) => ({ type: customers.type, ids: [...ids], batchId }),
};

const movingToTrash = (count: number): WorkTexts => ({
  doing: `Moving ${counted(count)} to the trash`,
  noun: 'customers',
  done: {
    one: '1 customer was moved to the trash.',
    many: '{count} customers were moved to the trash.',
  },
});

/** Asks before the chosen customers go to the trash. */
export const TrashDialog = (props: BulkChangeProps) => (
  <BulkChange
    {...props}
    what="Move to the trash:"
    intro="Their sites, assets, contacts and reminders go with them, and can be restored with them for 30 days. A customer with work, an offer or a plan that is not finished stays where it is."
    submitLabel="Move to trash"
    danger
    textsOf={movingToTrash}
    // With its sites and contacts, one customer may fill a commit.
    changeOf={() => trashing}
  />
);
