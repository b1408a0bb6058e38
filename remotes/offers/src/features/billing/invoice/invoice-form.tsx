import { invoiceAddress } from '@fm/contract/addresses';
import { run, useAction } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { type Invoice, invoiceFormSchema, invoices, invoiceToForm } from '@fm/domain/invoice';
import { OFFER_LANGUAGE_LABELS, OFFER_LANGUAGES } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { HistorySection } from '@fm/screens/record';
import { TransitionBar } from '@fm/screens/transitions';
import { Button, ConfirmDialog, FormSection, Notice, NumberField, TextArea, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, RecordFormFrame } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PdfButton } from '../../document/pdf-button';
import { InvoiceStatusMark } from '../status/invoice-status';
import { invoiceTransitionScreen } from './invoice-transition-screen';
import { PositionsSection } from './positions-section';
import { XRechnungNote } from './x-rechnung-note';
import { ZeroTaxFields } from './zero-tax-fields';

const languages = optionsOf(OFFER_LANGUAGES, OFFER_LANGUAGE_LABELS);

interface InvoiceFormProps {
  readonly invoice: Stored<Invoice>;
  readonly back: { readonly to: string; readonly label: string };
}

/** The draft of an invoice, to write on, approve or discard. */
export function InvoiceForm({ invoice, back }: InvoiceFormProps) {
  const host = useHost();
  const record = useRecordForm({
    collection: invoices,
    id: invoice.id,
    schema: invoiceFormSchema,
    // Drafts come of work that is ready to bill alone.
    empty: () => invoiceToForm(invoice),
    fromRecord: invoiceToForm,
    store: ({ id, values, base }) => run('invoices.save', { id, values, base: base ?? invoice }),
    onSaved: () => host.toast.success('The draft was saved.'),
  });
  const { control } = record.form;
  return (
    <RecordFormFrame
      record={record}
      noun="invoice"
      title={invoice.title}
      back={back}
      status={<InvoiceStatusMark invoice={invoice} />}
      actions={
        <>
          <PdfButton of="invoice" id={invoice.id} dirty={record.dirty} />
          <DiscardButton id={invoice.id} />
        </>
      }
      above={
        <>
          <TransitionBar
            screen={invoiceTransitionScreen}
            record={invoice}
            waitsFor={record.dirty ? 'Save your changes first.' : undefined}
          />
          <XRechnungNote invoice={invoice} />
          {!invoice.recipient.address && (
            <Notice tone="warning">
              The customer has no billing address. Enter one at the customer, and write the draft anew.
            </Notice>
          )}
        </>
      }
    >
      <FormSection title="Invoice" hint={`To ${invoice.recipient.name}. Its number comes with the approval.`}>
        <Field control={control} name="title" label="Title">
          {(field) => <TextField {...field} required />}
        </Field>
        <Field control={control} name="buyerReference" label="Their reference">
          {(field) => (
            <TextField {...field} hint="What the customer wants to read on it, such as a Leitweg-ID" />
          )}
        </Field>
        <Field control={control} name="periodFrom" label="Work from">
          {(field) => <DateField {...field} required />}
        </Field>
        <Field control={control} name="periodTo" label="Work until">
          {(field) => <DateField {...field} required />}
        </Field>
        <Field control={control} name="paymentDays" label="Payment within">
          {(field) => <NumberField {...field} required unit="days" />}
        </Field>
        <Field control={control} name="language" label="Language">
          {(field) => <SelectField {...field} required options={languages} />}
        </Field>
        <ZeroTaxFields control={control} />
        <Field control={control} name="intro" label="Introduction">
          {(field) => <TextArea {...field} rows={3} />}
        </Field>
      </FormSection>
      <PositionsSection control={control} currency={invoice.currency} />
      <HistorySection kind={invoices} record={invoice} mayEdit={false} />
    </RecordFormFrame>
  );
}

function DiscardButton({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const discarding = useAction();
  const [asked, setAsked] = useState(false);
  const discard = async () => {
    const { ok } = await discarding.run(() => run('invoices.discard', { id }));
    if (ok) navigate(invoiceAddress.ready());
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        open={asked}
        title="Discard this draft?"
        confirmLabel="Discard draft"
        danger
        busy={discarding.busy}
        error={discarding.failure?.message}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      >
        It does not come back. Its work orders are ready to bill again.
      </ConfirmDialog>
    </>
  );
}
