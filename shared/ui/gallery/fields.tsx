import { useState } from 'react';
import { DateField, DateTimeField, TimeField } from '../date';
import { TagsField } from '../form';
import {
  Checkbox,
  CheckboxGroup,
  DurationField,
  MoneyField,
  NativeSelect,
  NumberField,
  Panel,
  PercentField,
  PhoneField,
  QuantityField,
  RadioGroup,
  RequiredMark,
  SearchField,
  Switch,
  TextArea,
  TextField,
} from '../index';
import { AssetsField, ComboBoxField, type ComboValue, CrewField, SelectField, SeveralField } from '../select';
import css from './gallery.module.css';
import { searchFails, searchPeople } from './sample-data';

const priorities = [
  { id: 'low', label: 'Low' },
  { id: 'normal', label: 'Normal' },
  { id: 'high', label: 'High', description: 'Within two working days' },
  { id: 'urgent', label: 'Urgent', description: 'Today, call the customer' },
] as const;
type Priority = (typeof priorities)[number]['id'];

/** Every field: filled, empty, with hint, with error, disabled, read only. */
export const Fields = () => (
  <>
    <TextFields />
    <NumberFields />
    <ChoiceFields />
    <DateFields />
  </>
);

function TextFields() {
  const [text, setText] = useState('Replace the filter');
  const [search, setSearch] = useState('');
  const [phone, setPhone] = useState('0049 30 1234567');
  const field = { value: text, onChange: setText };
  return (
    <Panel title="Text">
      <div className={css.samples}>
        <TextField label="Title" required {...field} />
        <p>
          Not an input
          <RequiredMark />
        </p>
        <TextField label="With a hint" hint="Shown to the customer on the offer." {...field} />
        <TextField
          label="With an error"
          error="Enter a title of at least 3 characters."
          hint="In one line."
          {...field}
        />
        <TextField label="Empty" value="" onChange={setText} placeholder="Replace the filter" />
        <PhoneField label="Phone" value={phone} onChange={setPhone} />
        <TextField label="Disabled" disabled {...field} />
        <TextField label="Read only" readOnly {...field} />
        <TextArea label="Description" {...field} />
        <TextArea label="Description with an error" error="Say why." {...field} />
        <SearchField label="Search tasks" value={search} onSearch={setSearch} />
      </div>
    </Panel>
  );
}

function NumberFields() {
  const [count, setCount] = useState<number | null>(12);
  const [minutes, setMinutes] = useState<number | null>(90);
  const [minor, setMinor] = useState<number | null>(123_450);
  const [milli, setMilli] = useState<number | null>(1500);
  const [basis, setBasis] = useState<number | null>(1900);
  return (
    <Panel title="Numbers">
      <div className={css.samples}>
        <NumberField label="Area" unit="m²" value={count} onChange={setCount} />
        <DurationField label="Estimate" value={minutes} onChange={setMinutes} />
        <DurationField label="Not a length" value={Number.NaN} onChange={setMinutes} />
        <NumberField label="Not a number" value={Number.NaN} onChange={setCount} />
        <MoneyField label="Unit price" currency="EUR" value={minor} onChange={setMinor} required />
        <MoneyField label="Yen" currency="JPY" value={minor} onChange={setMinor} error="Enter a price." />
        <QuantityField label="Quantity" unit="h" value={milli} onChange={setMilli} />
        <PercentField label="Tax" value={basis} onChange={setBasis} />
      </div>
    </Panel>
  );
}

function ChoiceFields() {
  const [priority, setPriority] = useState<Priority | null>('high');
  const [person, setPerson] = useState<ComboValue | null>({ id: 'e1', name: 'Ana Adler' });
  const [several, setSeveral] = useState<Priority[]>(['normal']);
  const [review, setReview] = useState(true);
  const [tags, setTags] = useState(['lift', 'key at the gate']);
  const [crew, setCrew] = useState<ComboValue[]>([{ id: 'e1', name: 'Ana Adler' }]);
  const choice = { options: priorities, value: priority, onChange: setPriority };
  const combo = { value: person, onChange: setPerson };
  return (
    <Panel title="Choices">
      <div className={css.samples}>
        <SelectField label="Priority" required {...choice} />
        <SelectField label="Priority, or any" emptyLabel="Any priority" {...choice} value={null} />
        <SelectField label="Priority missing" error="Choose a priority." {...choice} value="" />
        <SelectField label="Priority, disabled" disabled {...choice} />
        <ComboBoxField label="Assignee" load={searchPeople} hint="Type a part of the name." {...combo} />
        <ComboBoxField
          label="Lead"
          load={searchPeople}
          error="Choose who leads."
          value={null}
          onChange={setPerson}
        />
        <ComboBoxField label="Customer" load={searchFails} value={null} onChange={setPerson} />
        <ComboBoxField label="Assignee, disabled" load={searchPeople} disabled {...combo} />
        <SeveralField
          label="Helpers"
          load={searchPeople}
          what="somebody"
          max={3}
          full="Three people is the most."
          value={crew}
          onChange={setCrew}
        />
        <CrewField label="Crew" load={searchPeople} max={2} value={crew} onChange={setCrew} />
        <AssetsField
          label="Assets"
          site={null}
          load={() => searchPeople}
          takenOff
          max={20}
          full="20 assets is the most an order takes."
          value={[]}
          onChange={setCrew}
        />
        <NativeSelect label="Lead" options={priorities} value={priority ?? 'low'} onChange={setPriority} />
        <TagsField label="Tags" value={tags} onChange={setTags} hint="Enter adds one." />
        <TagsField label="Tags, disabled" value={tags} onChange={setTags} disabled />
        <RadioGroup label="Prices" options={priorities.slice(0, 2)} value={priority} onChange={setPriority} />
        <RadioGroup
          label="Prices with an error"
          error="Choose one."
          options={priorities.slice(0, 2)}
          value={null}
          onChange={setPriority}
          stacked
        />
        <CheckboxGroup
          label="Needed for"
          options={priorities.slice(0, 3)}
          value={several}
          onChange={setSeveral}
          hint="None ticked: for everything"
        />
        <CheckboxGroup
          label="Needed for, with an error"
          error="Tick at least one."
          options={priorities.slice(0, 3)}
          value={several}
          onChange={setSeveral}
        />
        <Checkbox
          label="Needs a review before it is done"
          value={review}
          onChange={setReview}
          hint="By a manager."
        />
        <Checkbox label="With an error" value={false} onChange={setReview} error="Confirm this." required />
        <Switch label="Send by e-mail" value={review} onChange={setReview} />
        <Switch label="Switch, disabled" value={review} onChange={setReview} disabled />
      </div>
    </Panel>
  );
}

function DateFields() {
  const [day, setDay] = useState('2026-11-20');
  const [time, setTime] = useState('08:30');
  const [at, setAt] = useState('2026-11-20T08:30');
  return (
    <Panel title="Days and times">
      <div className={css.samples}>
        <DateField label="Due" value={day} onChange={setDay} />
        <DateField label="Start" value="" onChange={setDay} hint="Leave open if it can start at any time." />
        <DateField
          label="Valid until"
          value={day}
          onChange={setDay}
          error="Enter a day after the start."
          required
        />
        <DateField label="Issued" value={day} onChange={setDay} disabled />
        <TimeField label="Time" value={time} onChange={setTime} />
        <DateTimeField label="Planned start" value={at} onChange={setAt} hint="Europe/Berlin" />
      </div>
    </Panel>
  );
}
