import { type Erasure, tellingTexts, withoutPerson } from './index';

const jan: Erasure = {
  token: 'Erased person K3F9QA',
  ids: ['jan', 'uid-jan'],
  texts: ['Jan Ode', 'jan.ode@nordhaus.example', '+49 40 123456'],
};
const without = (data: Readonly<Record<string, unknown>>, path = 'workOrders/w1') =>
  withoutPerson(path, data, jan);

describe('a document without somebody', () => {
  it('names the token beside their ids, whatever they were called then', () => {
    const crew = [
      { id: 'jan', name: 'Jan Oden' },
      { id: 'eva', name: 'Eva Lind' },
    ];
    expect(without({ crewRefs: crew, createdBy: { uid: 'uid-jan', name: 'J. O.' } })).toEqual({
      crewRefs: [
        { id: 'jan', name: jan.token },
        { id: 'eva', name: 'Eva Lind' },
      ],
      createdBy: { uid: 'uid-jan', name: jan.token },
    });
  });

  it('says the token where texts name them, as whole words', () => {
    expect(without({ note: 'Ask jan ode (+49 40 123456), not Jan Odermatt.' })).toEqual({
      note: `Ask ${jan.token} (${jan.token}), not Jan Odermatt.`,
    });
  });

  it('leaves somebody else of the same name alone', () => {
    const data = { contactRef: { id: 'other', name: 'Jan Ode' } };
    expect(without(data)).toBe(data);
  });

  it('is the same object where nothing of them is in it, instants and all', () => {
    const data = { at: new Date(0), bytes: new Uint8Array([1]), crewRefs: [{ id: 'eva', name: 'Eva' }] };
    expect(without(data)).toBe(data);
  });

  it('tells nothing of who they are in the history of their own record', () => {
    const entry = {
      entity: { type: 'employee', id: 'jan', label: 'Jan Older' },
      changes: [
        { path: 'lastName', from: 'Older', to: 'Ode' },
        { path: 'team', from: 'North', to: 'South' },
        { path: 'absences.0.kind', to: 'sick' },
      ],
    };
    const erased = without(entry, 'events/e1');
    expect(erased).toEqual({
      entity: { type: 'employee', id: 'jan', label: jan.token },
      changes: [
        { path: 'lastName', from: jan.token, to: jan.token },
        { path: 'team', from: 'North', to: 'South' },
        { path: 'absences.0.kind', to: jan.token },
      ],
    });
    expect(without(erased, 'events/e1')).toBe(erased);
  });

  it('tells nothing of their private details, whose entries lie below their record', () => {
    const entry = {
      entity: { type: 'privateDetails', id: 'hr', label: 'Private details' },
      changes: [{ path: 'address.line1', from: 'Hafenstraße 1', to: 'Kaiweg 2' }],
    };
    expect(without(entry, 'employees/jan/privateEvents/p1').changes).toEqual([
      { path: 'address.line1', from: jan.token, to: jan.token },
    ]);
    expect(without(entry, 'employees/eva/privateEvents/p1')).toBe(entry);
  });
});

it('looks for nothing that is too short to mean one person', () => {
  expect(tellingTexts(['Jan Ode', undefined, '', '17', ' Jan Ode '])).toEqual(['Jan Ode']);
});

it('replaces the name within the label of another record, which the history of hours kept', () => {
  const erased = { token: 'Erased person K3F9QA', ids: ['e1'], texts: ['Jürgen Großkopf'] };
  const entity = (label: string) => ({ entity: { type: 'labour', id: 'l1', label } });
  expect(withoutPerson('events/x', entity('Travel, 20 min, Jürgen Großkopf'), erased)).toEqual(
    entity('Travel, 20 min, Erased person K3F9QA'),
  );
  const namesake = entity('Jürgen Großkopf');
  expect(withoutPerson('events/x', namesake, erased)).toBe(namesake);
});
