import { useState } from 'react';
import { DateField } from '../date';
import {
  BulkDialog,
  type BulkDialogProps,
  Button,
  ConfirmDialog,
  Dialog,
  FormDialog,
  Panel,
  TextField,
} from '../index';
import { AskMerge } from '../merge/ask-merge';
import { SideChoice } from '../merge/side-choice';
import { ComboBoxField, type ComboValue, MenuButton, SelectField } from '../select';
import css from './gallery.module.css';
import { sampleMerge, searchPeople } from './sample-data';

const names = ['dialog', 'question', 'form', 'many', 'under way', 'report', 'comparison'] as const;
type Name = (typeof names)[number];

/** What asks in front of the page. */
export function Dialogs() {
  const [open, setOpen] = useState<Name>();
  const [side, setSide] = useState<'one' | 'other'>('one');
  const close = () => setOpen(undefined);
  const shared = { onClose: close, onSubmit: close };
  return (
    <Panel title="Dialogs">
      <div className={css.row}>
        {names.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {`Open: ${name}`}
          </Button>
        ))}
        <MenuButton
          label="More"
          items={[
            { id: 'trash', label: 'Move to trash', danger: true, onSelect: () => setOpen('question') },
            {
              id: 'send',
              label: 'Send',
              detail: 'The customer has no e-mail address',
              disabled: true,
              onSelect: close,
            },
          ]}
        />
      </div>
      <ContactDialog open={open === 'dialog'} onClose={close} />
      <ConfirmDialog
        open={open === 'question'}
        title="Move this task to the trash?"
        confirmLabel="Move to trash"
        danger
        error="It could not be moved: the server cannot be reached."
        onConfirm={close}
        onCancel={close}
      >
        It can be restored for 30 days.
      </ConfirmDialog>
      <FormDialog
        {...shared}
        open={open === 'form'}
        title="Put the order on hold"
        intro="The customer is told when it goes on."
        failure="Somebody else has just put it on hold."
        submitLabel="Put on hold"
        danger
      >
        <TextField label="Reason" required error="Say why." value="" onChange={() => undefined} />
      </FormDialog>
      <BulkDialog
        {...bulk}
        {...shared}
        open={open === 'many'}
        onStop={close}
        intro="Closed ones stay as they are."
      />
      <BulkDialog
        {...bulk}
        {...shared}
        open={open === 'under way'}
        onStop={close}
        progress={{ done: 30, total: 120 }}
      />
      <BulkDialog
        {...bulk}
        {...shared}
        open={open === 'report'}
        onStop={close}
        report={{
          done: 80,
          failed: [{ id: '1', name: 'Hafenkontor', message: 'Somebody else is changing it.' }],
          left: 39,
          reason: 'The server cannot be reached.',
        }}
      />
      <SideChoice
        legend="Telephone number of both customers"
        sides={[
          { id: 'one', name: 'Bäckerei Thomsen GmbH', words: '+49 40 7100901' },
          { id: 'other', name: 'Baeckerei Thomsen GmbH', words: 'Empty' },
        ]}
        chosen={side}
        onChoose={setSide}
      />
      <AskMerge
        merge={open === 'comparison' ? { ...sampleMerge, choose: close, putOff: close } : undefined}
      />
    </Panel>
  );
}

const bulk = {
  title: 'Change the status of 120 tasks',
  submitLabel: 'Change 120 tasks',
  noun: 'tasks',
} satisfies Partial<BulkDialogProps>;

const languages = [
  { id: 'de', label: 'German' },
  { id: 'en', label: 'English' },
] as const;

function ContactDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  const [person, setPerson] = useState<ComboValue | null>(null);
  const [since, setSince] = useState('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add a contact"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={onClose}>
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
  );
}
