import type { WorkOrderType } from '@fm/domain/work-order';

/** First name, last name, job, team; the four with a login first. */
export const EMPLOYEE_TEXTS = [
  ['Ana', 'Adler', 'Managing director', 'Office'],
  ['Olga', 'Brandt', 'Dispatcher', 'Office'],
  ['Marek', 'Wolny', 'Operations manager', 'Technical'],
  ['Emil', 'Otto', 'Office assistant', 'Office'],
  ['Friederike', 'Şahin', 'Accountant', 'Office'],
  ['Jürgen', 'Großkopf', 'Heating technician', 'Technical'],
  ['Zoë', 'Lefèvre', 'Lift technician', 'Technical'],
  ['Thụy', 'Nguyễn', 'Electrician', 'Technical'],
  ['Seán', "O'Brien", 'Ventilation technician', 'Technical'],
  ['Łukasz', 'Żółkiewski', 'Plumber', 'Technical'],
  ['Birgit', 'Hüttenmüller', 'Fire safety officer', 'Technical'],
  ['Katarzyna', 'Nowak', 'Cleaning supervisor', 'Cleaning'],
  ['Fatma', 'Yıldız', 'Cleaner', 'Cleaning'],
  ['María José', 'Álvarez Peña', 'Cleaner', 'Cleaning'],
  ['Dragana', 'Petrović', 'Window cleaner', 'Cleaning'],
  ['Ioan', 'Țurcanu', 'Cleaner', 'Cleaning'],
  ['Sabine', 'Krüger', 'Cleaner', 'Cleaning'],
  ['Abebech', 'Tesfaye', 'Cleaner', 'Cleaning'],
  ['Nguyen', 'Thi Lan', 'Cleaner', 'Cleaning'],
  ['Heike', 'Schönfeld', 'Cleaner', 'Cleaning'],
  ['Bjørn', 'Ødegård', 'Head gardener', 'Grounds'],
  ['Hans-Peter', 'von der Mühle', 'Gardener', 'Grounds'],
  ['Luca', "D'Angelo", 'Gardener', 'Grounds'],
  ['Yusuf', 'Demir', 'Winter service driver', 'Grounds'],
] as const;

/** Certificate, years it holds (0: for good), team it belongs to, and kinds of work it is needed for (none: all). */
export const CERTIFICATE_TEXTS = [
  ['Lift attendant', 3, 'Technical', ['corrective', 'preventive', 'inspection']],
  ['Electrical safety (DGUV 3)', 4, 'Technical', ['corrective', 'inspection', 'installation']],
  ['Gas installation', 5, 'Technical', ['corrective', 'preventive', 'installation']],
  ['Refrigerants, category I', 7, 'Technical', ['corrective', 'preventive', 'installation']],
  ['Fire door inspection', 2, 'Technical', ['inspection']],
  ['Ladder and scaffold safety', 1, 'Cleaning', []],
  ['Hazardous substances', 2, 'Cleaning', ['cleaning']],
  ['Hygiene in clinics', 2, 'Cleaning', ['cleaning']],
  ['Chainsaw licence', 0, 'Grounds', []],
  ['Plant protection', 3, 'Grounds', []],
  ['First aider', 2, 'Office', []],
] as const satisfies readonly (readonly [string, number, string, readonly WorkOrderType[]])[];

export const EMERGENCY_CONTACTS = ['Partner', 'Mother', 'Father', 'Sister', 'Brother'] as const;
