import { useReminded } from '@fm/data';
import { useSession } from '@fm/platform';
import { ComboBoxField } from '@fm/ui/select';
import { colleagueOptions } from './api/colleague-options';
import { MY_TEAM } from './reminder-view';

interface WhoseFieldProps {
  /** One's own where it is null. */
  readonly value: { readonly id: string; readonly name: string } | null;
  readonly onChange: (whose: string | undefined) => void;
}

/** Whose reminders are shown: one's own, one's team's, or a colleague's. */
export function WhoseField({ value, onChange }: WhoseFieldProps) {
  const { uid, team } = useReminded();
  const { name } = useSession();
  const load = async (query: string) => {
    const people = await colleagueOptions(query);
    if (!people.ok) return people;
    const near = [
      { id: uid, name, detail: 'Me' },
      ...(team === undefined ? [] : [{ id: MY_TEAM, name: `${team} team`, detail: 'My team' }]),
    ].filter((one) => one.name.toLowerCase().includes(query.toLowerCase()));
    return { ok: true as const, value: [...near, ...people.value.filter(({ id }) => id !== uid)] };
  };
  return (
    <ComboBoxField
      label="Whose"
      hideLabel
      placeholder="Mine"
      load={load}
      value={value}
      onChange={(chosen) => onChange(!chosen || chosen.id === uid ? undefined : chosen.id)}
    />
  );
}
