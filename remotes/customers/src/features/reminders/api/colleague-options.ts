import { recordOptions } from '@fm/data';
import { employees } from '@fm/domain/employee';

const found = recordOptions({
  collection: employees,
  // Orders by the login so that people without one are left out.
  orderBy: 'userId',
  detail: ({ jobTitle, team }) => [jobTitle, team].filter(Boolean).join(', '),
});

/** People who can be reminded, each by the login that is theirs. */
export async function colleagueOptions(query: string) {
  const people = await found(query);
  if (!people.ok) return people;
  return {
    ok: true as const,
    value: people.value.flatMap(({ record, name, detail }) =>
      record.userId ? [{ id: record.userId, name, detail }] : [],
    ),
  };
}
