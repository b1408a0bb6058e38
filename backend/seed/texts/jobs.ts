import type { AssetCategory } from '@fm/domain/asset';
import type { WorkOrderType } from '@fm/domain/work-order';

/** A job as it is ordered: title, minutes, team, words of the caller, what is done in the end. */
export interface JobText {
  readonly title: string;
  readonly type: WorkOrderType;
  readonly minutes: number;
  readonly team: 'Cleaning' | 'Technical' | 'Grounds';
  readonly description: string;
  readonly outcome: string;
  /** What it is about, where that is an asset. */
  readonly assets?: AssetCategory;
}

const job = (
  type: WorkOrderType,
  team: JobText['team'],
  minutes: number,
  title: string,
  description: string,
  outcome: string,
  assets?: AssetCategory,
): JobText => ({ type, team, minutes, title, description, outcome, ...(assets && { assets }) });

/** Called in because something is wrong or wanted. */
export const REACTIVE_JOBS: readonly JobText[] = [
  job(
    'corrective',
    'Technical',
    120,
    'Heating stays cold on the third floor',
    'Tenants report cold radiators since the weekend; pressure gauge shows 0.8 bar.',
    'Expansion vessel refilled, system vented on all floors, 1.8 bar.',
    'boiler',
  ),
  job(
    'corrective',
    'Technical',
    90,
    'Water stain on the ceiling of the meeting room',
    'Stain grows after rain. Please look at roof drain above.',
    'Roof drain was blocked by leaves; cleared and flushed. Ceiling to be painted once dry.',
  ),
  job(
    'corrective',
    'Technical',
    60,
    'Door closer of the main entrance slams',
    'Glass door slams, staff fear for the pane.',
    'Closer adjusted, worn arm replaced.',
    'fireDoor',
  ),
  job(
    'corrective',
    'Technical',
    150,
    'Lift stops between floors',
    'Lift stopped twice between 2 and 3, nobody hurt.',
    'Door contact on floor 2 realigned, ten test runs without fault.',
    'lift',
  ),
  job(
    'corrective',
    'Technical',
    45,
    'Emergency lighting out in staircase B',
    'Two lamps dark after the power cut.',
    'Both batteries replaced, 60 minute test passed.',
    'lighting',
  ),
  job(
    'corrective',
    'Technical',
    180,
    'Ventilation in the kitchen too loud',
    'Humming since Monday, neighbours complain.',
    'Fan bearing replaced, belt tensioned, noise back to normal.',
    'ventilation',
  ),
  job(
    'corrective',
    'Technical',
    75,
    'Toilet on the ground floor leaks',
    'Water around the foot of the bowl in the visitor toilet.',
    'Sealing ring and flush pipe replaced, dry after three tests.',
  ),
  job(
    'corrective',
    'Technical',
    60,
    'Lock of the waste room jams',
    'Key turns only with force.',
    'Cylinder replaced, five keys handed to the caretaker.',
  ),
  job(
    'corrective',
    'Grounds',
    90,
    'Fallen branch blocks the driveway',
    'Large branch of the chestnut came down in the storm.',
    'Branch removed, crown checked, no further danger.',
  ),
  job(
    'corrective',
    'Grounds',
    60,
    'Paving stone loose at the wheelchair ramp',
    'Stone tips when stepped on; risk of falling.',
    'Four stones relaid in mortar, ramp free again.',
  ),
  job(
    'cleaning',
    'Cleaning',
    120,
    'Clean up after water damage in the cellar',
    'About 3 cm of water in cellar rooms 4 to 9.',
    'Water pumped off, rooms cleaned and dryers set up for five days.',
  ),
  job(
    'cleaning',
    'Cleaning',
    90,
    'Remove graffiti at the bicycle shed',
    'Two tags, about 4 square metres.',
    'Graffiti removed, protective coat renewed.',
  ),
  job(
    'cleaning',
    'Cleaning',
    240,
    'Final clean after painting work',
    'Painters finish on Thursday, handover on Friday noon.',
    'Rooms handed over clean, windows included.',
  ),
  job(
    'installation',
    'Technical',
    150,
    'Put up two handrails in the courtyard',
    'Wanted by the residents’ council.',
    'Handrails fixed, load test with 150 kg passed.',
  ),
  job(
    'inspection',
    'Technical',
    60,
    'Check noise from the riser pipe',
    'Knocking at night in flat 12.',
    'Pipe clamp loose behind the panel; fixed with rubber inlay.',
  ),
  job(
    'inspection',
    'Grounds',
    45,
    'Look at the swing before the summer party',
    'Parents ask whether the chains are still good.',
    'Chains and bearings in order, one shackle replaced.',
  ),
];

/** Ordered by an offer. */
export const PROJECT_JOBS: readonly JobText[] = [
  job(
    'installation',
    'Technical',
    480,
    'Replace lights by LED',
    'As offered: dismantle, mount, dispose of old lamps.',
    'All lights mounted and tested, old lamps disposed of with proof.',
    'lighting',
  ),
  job(
    'installation',
    'Technical',
    360,
    'Renew heating pump',
    'As offered, with hydraulic balancing.',
    'Pump renewed, balanced, protocol left on site.',
    'boiler',
  ),
  job(
    'cleaning',
    'Cleaning',
    300,
    'Deep clean of floors with new coating',
    'As offered: strip, clean, two coats.',
    'Floors stripped and coated twice, open to traffic after 12 hours.',
  ),
  job(
    'installation',
    'Grounds',
    420,
    'Lay out rain garden',
    'As offered, plants arrive separately.',
    'Beds dug and planted, first watering done.',
  ),
  job(
    'inspection',
    'Technical',
    240,
    'Survey of all fire doors with labels',
    'As offered; list in the report.',
    'Doors surveyed and labelled, three defects reported separately.',
    'fireDoor',
  ),
  job(
    'cleaning',
    'Cleaning',
    240,
    'Facade cleaning with lift platform',
    'As offered, street side first.',
    'Facade cleaned, two cracks photographed for the owner.',
  ),
];

export const CANCEL_REASONS = [
  'Customer had it repaired by the manufacturer under warranty.',
  'Entered twice.',
  'Tenant moved out, no longer needed.',
  'Customer postponed to next year.',
] as const;

export const REQUESTED_BY = [
  'Caretaker by phone',
  'Tenant, flat 12',
  'Reception',
  'Mail to the office',
  'Site manager',
] as const;
