import { useReminded } from '@fm/data';
import { isStaff } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { ComboBoxField } from '@fm/ui/select';
import { colleagueOptions } from './api/colleague-options';
import { MY_TEAM } from './reminder-view';

const NOBODY = { ok: true, value: [] } as const;

interface WhoseFieldProps {
  /** One's own where it is null. */
  readonly value: { readonly id: string; readonly name: string } | null;
  readonly onChange: (whose: string | undefined) => void;
}

/** Whose reminders are shown: one's own, one's team's, or, for the office, a colleague's. */
export function WhoseField({ value, onChange }: WhoseFieldProps) {
  const { uid, team } = useReminded();
  const { name, role } = useSession();
  const load = async (query: string) => {
    const people = isStaff(role) ? await colleagueOptions(query) : NOBODY;
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
