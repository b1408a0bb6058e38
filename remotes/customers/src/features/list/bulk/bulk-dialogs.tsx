import { employeeOptions } from '@fm/data';
import {
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type Customer,
  type CustomerStatus,
  STATUSES_WITH_REASON,
} from '@fm/domain/customer';
import type { Ref, Stored } from '@fm/domain/record';
import { BulkDialog, formatNumber, TextField } from '@fm/ui';
import { TagsField } from '@fm/ui/form';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { type ReactNode, useState } from 'react';
import { type CustomerChange, toManager, toStatus, withTags } from './bulk-changes';
import { useCustomerBulk } from './use-customer-bulk';

const statuses = optionsOf(CUSTOMER_STATUSES, CUSTOMER_STATUS_LABELS);

export interface StepProps {
  /** The chosen customers. */
  readonly rows: readonly Stored<Customer>[];
  readonly onClose: () => void;
  /** All of them were changed. */
  readonly onDone: () => void;
}

interface StepDialogProps extends StepProps {
  /** What is done, before "of 12 customers". */
  readonly what: string;
  readonly intro?: string;
  readonly submitLabel: string;
  /** The change as it stands in the fields; a text says what is missing. */
  readonly changeOf: () => CustomerChange | string;
  readonly children: ReactNode;
}

function StepDialog({
  rows,
  onClose,
  onDone,
  what,
  intro,
  submitLabel,
  changeOf,
  children,
}: StepDialogProps) {
  const bulk = useCustomerBulk(rows, onDone);
  const [missing, setMissing] = useState<string>();
  // The list goes on living behind the dialog: what was chosen as it opened is what is counted here.
  const [count] = useState(rows.length);
  const submit = () => {
    const change = changeOf();
    setMissing(typeof change === 'string' ? change : undefined);
    if (typeof change !== 'string') void bulk.change(change);
  };
  return (
    <BulkDialog
      open
      title={`${what} of ${formatNumber(count)} ${count === 1 ? 'customer' : 'customers'}`}
      noun="customers"
      intro={intro}
      submitLabel={submitLabel}
      failure={missing}
      progress={bulk.progress}
      report={bulk.report}
      onSubmit={submit}
      onStop={bulk.stop}
      onClose={onClose}
    >
      {children}
    </BulkDialog>
  );
}

/** Asks which status the chosen customers get. */
export function StatusDialog(props: StepProps) {
  const [status, setStatus] = useState<CustomerStatus>('active');
  const [reason, setReason] = useState('');
  const asksWhy = STATUSES_WITH_REASON.includes(status);
  return (
    <StepDialog
      {...props}
      what="Change the status"
      submitLabel="Change status"
      changeOf={() =>
        asksWhy && reason.trim() === ''
          ? 'Say why, so that colleagues know.'
          : toStatus(status, reason.trim())
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
    </StepDialog>
  );
}

/** Asks who looks after the chosen customers. */
export function ManagerDialog(props: StepProps) {
  const [manager, setManager] = useState<Ref | null>(null);
  return (
    <StepDialog
      {...props}
      what="Change the account manager"
      intro="Leave the field empty to have nobody look after them."
      submitLabel="Change account manager"
      changeOf={() => toManager(manager)}
    >
      <ComboBoxField label="Account manager" load={employeeOptions} value={manager} onChange={setManager} />
    </StepDialog>
  );
}

/** Asks which tags to add and which to take away. */
export function TagsDialog(props: StepProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return (
    <StepDialog
      {...props}
      what="Change the tags"
      submitLabel="Change tags"
      changeOf={() =>
        added.length + removed.length === 0 ? 'Enter a tag to add or to remove.' : withTags(added, removed)
      }
    >
      <TagsField label="Add tags" value={added} onChange={setAdded} placeholder="clinic, key holder" />
      <TagsField label="Remove tags" value={removed} onChange={setRemoved} />
    </StepDialog>
  );
}
