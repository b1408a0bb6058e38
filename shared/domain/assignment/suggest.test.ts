import type { Employee } from '../employee';
import type { Stored } from '../record';
import { BERLIN, booked, formats, MORNING, person } from './assignment-fixture';
import { suggestPeople } from './index';

describe('people suggested for a job', () => {
  const colleague = (id: string, over: Partial<Stored<Employee>> = {}) =>
    person({ id, displayName: id, nameLower: id, ...over });
  const nobody = { without: new Set<string>(), team: undefined, knowSite: new Set<string>() };
  const names = (...args: Parameters<typeof suggestPeople>) => suggestPeople(...args).map(({ name }) => name);
  const VENTILATION = { ...MORNING, title: 'Half-yearly ventilation service' };

  it('are free then, with the time around the job and what is left of the week', () => {
    const others = [
      booked('2026-11-23T06:00Z', '2026-11-23T07:30Z', { leadId: 'ann' }),
      booked('2026-11-23T11:00Z', '2026-11-23T12:00Z', { id: 'late', leadId: 'ann' }),
    ];
    const knowsIt = { ...nobody, knowSite: new Set(['ann']) };
    expect(suggestPeople([colleague('ann')], MORNING, others, knowsIt, formats)).toEqual([
      {
        id: 'ann',
        name: 'ann',
        words: 'free 08:30–12:00, 35 h 30 min left in that week, knows the site, Technical',
      },
    ]);
  });

  it('are nobody against whom something speaks', () => {
    const people = [
      colleague('ann', { absences: [{ from: '2026-11-23', to: '2026-11-23', kind: 'sick' }] }),
      colleague('bob', { status: 'left' }),
      colleague('cem'),
      colleague('dan'),
      colleague('eva'),
      colleague('fin'),
    ];
    const busy = booked('2026-11-23T08:30Z', undefined, { leadId: 'cem' });
    expect(names(people, MORNING, [busy], nobody, formats)).toEqual(['dan', 'eva', 'fin']);
    expect(names(people, MORNING, [], { ...nobody, without: new Set(['dan']) }, formats)).toEqual([
      'cem',
      'eva',
      'fin',
    ]);
  });

  it('are not the managing director for ventilation, but those who have the trade, then their team', () => {
    const people = [
      colleague('ada', { jobTitle: 'Managing director', team: 'Office' }),
      colleague('ben', { jobTitle: 'Gardener', team: 'Grounds' }),
      colleague('cem', { jobTitle: 'Electrician' }),
      colleague('dan', { jobTitle: 'Operations manager' }),
      colleague('eva', {
        jobTitle: 'Plumber',
        certificates: {
          v: { name: 'Ventilation hygiene', issuedOn: '2025-01-01', status: 'valid', order: 0 },
        },
      }),
      colleague('fin', { jobTitle: 'Ventilation technician' }),
    ];
    const busy = booked('2026-11-23T12:00Z', undefined, { leadId: 'fin' });
    expect(suggestPeople(people, VENTILATION, [busy], nobody, formats).map(({ words }) => words)).toEqual([
      expect.stringContaining('Ventilation technician, Technical'),
      expect.stringContaining('has the certificate “Ventilation hygiene”, Plumber, Technical'),
      expect.stringContaining('Electrician, Technical'),
      expect.stringContaining('Gardener, Grounds'),
    ]);
  });

  it('are office people where they have the trade, or somebody of the office was to do it', () => {
    const people = [
      colleague('ada', { jobTitle: 'Director and ventilation engineer', team: 'Office' }),
      colleague('ben', { jobTitle: 'Dispatcher', team: 'Office' }),
    ];
    expect(names(people, VENTILATION, [], nobody, formats)).toEqual(['ada']);
    expect(names(people, MORNING, [], { ...nobody, team: 'Office' }, formats)).toEqual(['ben']);
  });

  it('have a trade of the assets and of the kind of work too', () => {
    const people = [
      colleague('ann', { jobTitle: 'Cleaner', team: 'Cleaning' }),
      colleague('bob', { jobTitle: 'Lift technician' }),
    ];
    const lift = { ...MORNING, title: 'Yearly check', assetRefs: [{ id: 'a', name: 'Passenger lift' }] };
    expect(names(people, lift, [], nobody, formats)).toEqual(['bob', 'ann']);
    expect(names(people, { ...MORNING, type: 'cleaning' }, [], nobody, formats)).toEqual(['ann', 'bob']);
  });

  it('come in order: the same team, who knows the site, the least planned on that day', () => {
    const people = [
      colleague('ann', { team: 'Grounds' }),
      colleague('bob'),
      colleague('cem'),
      colleague('dan'),
    ];
    const afternoon = booked('2026-11-23T12:00Z', undefined, { leadId: 'bob' });
    const preference = { ...nobody, team: 'Technical', knowSite: new Set(['dan']) };
    expect(names(people, MORNING, [afternoon], preference, formats)).toEqual(['dan', 'cem', 'bob', 'ann']);
  });

  it('are none while the job has no time', () => {
    expect(names([colleague('ann')], { timezone: BERLIN }, [], nobody, formats)).toEqual([]);
  });
});
