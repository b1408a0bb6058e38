import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from '../date/date-field';
import { DateTimeField } from '../date/date-time-field';
import { ComboBoxField, type ComboValue } from '../select/combo-box-field';
import { SelectField } from '../select/select-field';
import { Field } from './field';
import { useForm } from './index';

interface Values {
  kind: string;
  customer: ComboValue | null;
  day: string;
  start: string;
}

const MISSING = 'This must be filled in.';
const options = [{ id: 'a', label: 'Alpha' }];

/** Four fields that open something, none of them filled. */
function Opening() {
  const { control } = useForm<Values>({
    mode: 'onBlur',
    defaultValues: { kind: '', customer: null, day: '', start: '' },
    resolver: (values) => {
      const missing = Object.entries(values).filter(([, value]) => !value);
      const errors = Object.fromEntries(missing.map(([key]) => [key, { type: 'min', message: MISSING }]));
      return missing.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  return (
    <>
      <Field control={control} name="kind" label="Kind">
        {(field) => <SelectField {...field} options={options} required />}
      </Field>
      <Field control={control} name="customer" label="Customer">
        {(field) => (
          <ComboBoxField {...field} load={async () => ({ ok: true, value: [{ id: 'a', name: 'Alpha' }] })} />
        )}
      </Field>
      <Field control={control} name="day" label="Day">
        {(field) => <DateField {...field} required />}
      </Field>
      <Field control={control} name="start" label="Start">
        {(field) => <DateTimeField {...field} required />}
      </Field>
      <button type="button">After</button>
    </>
  );
}

const openers: readonly (readonly [string, RegExp])[] = [
  ['select', /Kind/],
  ['combo box', /Customer/],
  ['day', /Calendar.*Day/],
  ['day and time', /Calendar.*Start/],
];
const opener = (name: RegExp) => {
  const [found] = screen.getAllByRole('button', { name });
  if (!found) throw new Error(`No button ${name}.`);
  return found;
};
/** Until the focus has come to where it stays. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

it.each(openers)(
  'a required %s is wrong when it is left, not when what it opens takes the focus',
  async (_, name) => {
    render(<Opening />);
    await userEvent.click(opener(name));
    await settled();
    expect(screen.queryByText(MISSING)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await settled();
    expect(screen.queryByText(MISSING)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    await screen.findByText(MISSING);
  },
);
