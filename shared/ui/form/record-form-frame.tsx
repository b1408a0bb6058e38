import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { To } from 'react-router-dom';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { ErrorState } from '../feedback/error-state';
import { NoSuchRecord } from '../feedback/no-such-record';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { formatAgo } from '../format/instant';
import { FormActions } from '../layout/form-layout';
import { Page, type PageProps } from '../layout/page';
import { Form } from './form';
import { LeaveGuard } from './leave-guard';
import { FormReadOnly } from './read-only';
import { RecordFormNotices } from './record-form-notices';
import type { LastChange, RecordFormState } from './record-form-state';

export interface RecordFormFrameProps<F extends FieldValues, V>
  extends Pick<PageProps, 'title' | 'documentTitle' | 'subtitle' | 'status' | 'actions'> {
  readonly record: RecordFormState<F, V>;
  /** What is edited, in a sentence: "employee". */
  readonly noun: string;
  /** The list one came from, and where Cancel goes. */
  readonly back: { readonly to: To; readonly label: string };
  /** What the button of a new one says: "Create employee" where left out. */
  readonly createLabel?: string | undefined;
  /** Why this person may only read: the form then shows itself without Save. */
  readonly readOnly?: string | undefined;
  /** Between title and form: the tabs of the record, and that it is in the trash: then it can only be read. */
  readonly above?: ReactNode;
  /** The fields: FormSections. */
  readonly children: ReactNode;
}

/** The screen of a form, from loading to saved: every area's forms look and behave alike. */
export function RecordFormFrame<F extends FieldValues, V>(props: RecordFormFrameProps<F, V>) {
  const {
    record,
    noun,
    title,
    back,
    createLabel = `Create ${noun}`,
    readOnly,
    above,
    children,
    documentTitle,
    status,
    actions,
  } = props;
  const subtitle = props.subtitle ?? (record.record && lastChange(record.record));
  // Once filled, a form stays on screen: what was typed is not taken away because the connection or record went.
  const [filled, setFilled] = useState(false);
  if (record.status === 'ready' && !filled) setFilled(true);

  const inTrash = record.record?.trashed === true;
  const locked = inTrash || readOnly !== undefined;

  if (!filled) {
    return (
      <Page title={title} back={back} width="form">
        <Unfilled record={record} noun={noun} back={back} />
      </Page>
    );
  }
  return (
    <Page {...{ title, documentTitle, subtitle, status, actions, back }} width="form">
      {above}
      {readOnly && !inTrash && <Notice>{readOnly}</Notice>}
      {record.status === 'missing' && (
        <Notice tone="warning" title={`This ${noun} was deleted while you were here`}>
          Saving is not possible any more. Copy what you still need.
        </Notice>
      )}
      <FormReadOnly value={locked}>
        <Form form={record.form} onSubmit={record.save} failure={record.failure}>
          {!locked && <RecordFormNotices record={record} />}
          {children}
          {!locked && (
            <FormActions>
              <Button
                type="submit"
                variant="primary"
                busy={record.saving}
                disabled={record.status === 'missing'}
              >
                {record.saving ? 'Saving…' : record.mode === 'create' ? createLabel : 'Save changes'}
              </Button>
              <ButtonLink to={back.to} variant="outline">
                Cancel
              </ButtonLink>
            </FormActions>
          )}
        </Form>
      </FormReadOnly>
      <LeaveGuard dirty={record.dirty} hasUnsaved={record.hasUnsaved} kept />
    </Page>
  );
}

function lastChange({ number, updatedAt, updatedBy }: LastChange): string | undefined {
  if (!updatedAt || !updatedBy) return number;
  const changed = `last changed ${formatAgo(updatedAt)} by ${updatedBy.name}`;
  return number ? `${number} · ${changed}` : changed.replace('l', 'L');
}

function Unfilled<F extends FieldValues, V>({
  record,
  noun,
  back,
}: Pick<RecordFormFrameProps<F, V>, 'record' | 'noun' | 'back'>) {
  if (record.status === 'missing') return <NoSuchRecord noun={noun} back={back} />;
  if (record.status === 'failed') {
    return (
      <ErrorState title={`The ${noun} could not be loaded`} onRetry={record.retry}>
        {record.failure?.message}
      </ErrorState>
    );
  }
  return <Skeleton rows={8} columns={2} />;
}
