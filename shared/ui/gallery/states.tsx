import { useState } from 'react';
import { DateField } from '../date';
import {
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  ErrorSummary,
  Notice,
  PageSkeleton,
  Panel,
  PlusIcon,
  Skeleton,
  TaskIcon,
  TextField,
} from '../index';
import { ComboBoxField, type ComboValue, MenuButton, SelectField } from '../select';
import css from './gallery.module.css';
import { searchPeople } from './sample-data';

/** Nothing there, on its way, failed, and what asks in front of the page. */
export const States = () => (
  <>
    <Panel title="Notices">
      <div className={css.stack}>
        <Notice>Only administrators can change this. You can read everything here.</Notice>
        <Notice tone="success" title="Offer accepted">
          By Ana Adler on 20 November.
        </Notice>
        <Notice tone="warning" title="Possible duplicate" action={<Button size="sm">Compare</Button>}>
          A customer with this tax number exists already.
        </Notice>
        <Notice tone="danger">
          The server cannot be reached right now. Nothing was saved; try again in a moment.
        </Notice>
        <ErrorSummary
          problems={[
            { name: 'title', message: 'Title: Enter a title of at least 3 characters.' },
            { name: 'due', message: 'Due: Enter a day after the start.' },
          ]}
          onPick={(name) => document.getElementsByName(name)[0]?.focus()}
        />
      </div>
    </Panel>
    <Panel title="In place of content">
      <div className={css.samples}>
        <EmptyState
          title="No tasks yet"
          icon={<TaskIcon />}
          action={<Button icon={<PlusIcon />}>New task</Button>}
        >
          Tasks are small jobs without a customer visit. Write down the first one.
        </EmptyState>
        <ErrorState title="The tasks could not be loaded" details="unavailable" onRetry={() => undefined}>
          The server cannot be reached right now.
        </ErrorState>
        <Skeleton rows={3} />
        <PageSkeleton rows={2} columns={2} />
      </div>
    </Panel>
    <Dialogs />
  </>
);

const languages = [
  { id: 'de', label: 'German' },
  { id: 'en', label: 'English' },
] as const;

function Dialogs() {
  const [open, setOpen] = useState<'form' | 'confirm'>();
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  const [person, setPerson] = useState<ComboValue | null>(null);
  const [since, setSince] = useState('');
  const close = () => setOpen(undefined);
  return (
    <Panel title="Dialogs">
      <div className={css.row}>
        <Button onClick={() => setOpen('form')}>Open a dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open a question</Button>
        <MenuButton
          label="More"
          items={[{ id: 'trash', label: 'Move to trash', danger: true, onSelect: () => setOpen('confirm') }]}
        />
      </div>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Add a contact"
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Add contact
            </Button>
          </>
        }
      >
        <TextField label="Name" value={name} onChange={setName} required />
        <SelectField label="Language" options={languages} value={language} onChange={setLanguage} />
        <ComboBoxField label="Works with" load={searchPeople} value={person} onChange={setPerson} />
        <DateField label="Since" value={since} onChange={setSince} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Move this task to the trash?"
        confirmLabel="Move to trash"
        danger
        error={name === 'fail' ? 'It could not be moved.' : undefined}
        onConfirm={close}
        onCancel={close}
      >
        It can be restored for 30 days.
      </ConfirmDialog>
    </Panel>
  );
}
