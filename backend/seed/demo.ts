import type { Employee } from '@fm/domain/employee';
import type { DemoRecords, Stored } from '@fm/domain/record';
import { type User, users } from '@fm/domain/user';
import type { WorkOrder } from '@fm/domain/work-order';
import { ACTORS, DEMO_ACCOUNTS, type DemoAccount } from './accounts';
import { type AssetPark, buildAssets } from './assets/build-assets';
import { liveOn } from './assets/live-on';
import { buildAreas } from './build-areas';
import { buildCatalogue } from './catalogue/build-catalogue';
import { Chronicle, type SeedDocument } from './chronicle';
import { buildFiles } from './files/build-files';
import { Numbers } from './numbers';
import { buildOffers } from './offers/build-offers';
import { buildTextBlocks } from './offers/build-text-blocks';
import { buildContacts } from './people/contacts';
import { buildCustomers } from './people/customers';
import { buildEmployees } from './people/employees';
import { buildReminders } from './people/reminders';
import { buildSettings } from './people/settings';
import { buildSites, sitesByCustomer } from './people/sites';
import { buildTasks } from './people/tasks';
import { buildPlans, finishPlan, type SeededPlan } from './plans/build-plans';
import { buildOccurrences, movedDays, occurrenceSlot } from './plans/occurrences';
import { planOccurrences, type SeededOccurrence } from './plans/planned-occurrences';
import { buildWorkOrders } from './work/build-work-orders';
import { byHandSlots } from './work/by-hand';
import { buildComments } from './work/comments';
import { doubleBook } from './work/double-booking';
import { buildLabour } from './work/labour';
import { stageSlots } from './work/stage';
import { type World, worldOf } from './world';

/** What the demo is made of. */
export interface DemoOptions {
  /** The day everything is relative to, `YYYY-MM-DD`. */
  readonly today: string;
  /** How many times the demo: 1 is the demo itself. */
  readonly scale: number;
  /** What areas bring of their own. */
  readonly areas?: readonly DemoRecords[];
}

/**
 * All documents of the demo, one copy of it after the other so that a large one needs no more memory than a small
 * one, and the counters at the end. The same options give the same documents.
 */
export function* demoDocuments({ today, scale, areas = [] }: DemoOptions): Generator<SeedDocument[]> {
  const numbers = new Numbers();
  for (let copy = 0; copy < scale; copy += 1) {
    const world = worldOf(today, copy, numbers);
    yield [...copyOfDemo(world), ...buildAreas(world, areas).flatMap((chronicle) => chronicle.documents())];
  }
  yield numbers.documents();
}

function copyOfDemo(world: World): SeedDocument[] {
  const users = world.copy === 0 ? buildUsers(world) : [];
  const people = buildEmployees(world);
  const employees = people.map(({ person }) => person);
  const staff = employees.map(({ record }) => record);
  const customers = buildCustomers(world, employees);
  const sites = buildSites(world, customers);
  const contacts = buildContacts(world, customers);
  const bySite = sitesByCustomer(sites);
  const served = customers
    .filter(({ active }) => active)
    .flatMap(({ chronicle }) => bySite.get(chronicle.id) ?? []);
  const assets = buildAssets(world, customers, bySite);
  const plans = buildPlans(world, customers, bySite, employees, assets);
  const offers = buildOffers(world, served, staff);
  const seeded = planOccurrences(world, plans);
  const moved = movedDays(seeded);
  const orders = buildOrders(world, seeded, moved, offers.converted, served, staff, assets);
  assets.fillUp();
  liveOn(world, assets.all, orders);
  for (const plan of plans) finishPlan(world, plan, lastGenerated(plan, seeded));
  const occurrences = buildOccurrences(world, seeded, moved, recordsById(orders));
  const comments = buildComments(world, orders, staff);
  const tasks = buildTasks(world, customers, staff);
  const reminders = buildReminders(world, {
    offers: offers.all.map(({ record }) => record),
    customers: customers.map(({ chronicle }) => chronicle.record),
    staff,
    tasks: tasks.map(({ record }) => record),
  });
  const labour = buildLabour(world, orders, people);
  const chronicles = [
    buildSettings(world),
    users,
    employees,
    people.map(({ details }) => details),
    customers.map(({ chronicle }) => chronicle),
    sites,
    contacts,
    assets.all,
    plans.map(({ chronicle }) => chronicle),
    buildCatalogue(world),
    buildTextBlocks(world),
    offers.all,
    orders,
    occurrences,
    comments,
    labour.entries,
    labour.rates,
    labour.timers,
    tasks,
    reminders,
  ];
  return [
    ...chronicles.flatMap((all) => all.flatMap((chronicle) => chronicle.documents())),
    ...buildFiles(world, orders, offers.all),
  ];
}

function buildOrders(
  world: World,
  seeded: readonly SeededOccurrence[],
  moved: ReadonlyMap<SeededOccurrence, string>,
  converted: Parameters<typeof byHandSlots>[1],
  sites: Parameters<typeof byHandSlots>[2],
  staff: readonly Stored<Employee>[],
  assets: AssetPark,
): Chronicle<WorkOrder>[] {
  const { calendar, random } = world;
  const ofPlans = seeded
    .filter(({ state }) => state === 'order' || state === 'missed')
    .map((occurrence) => occurrenceSlot(occurrence, moved.get(occurrence) ?? occurrence.date));
  const dueByPlan = ofPlans.filter(({ missed, due }) => !missed && due >= calendar.today).length;
  const slots = [...ofPlans, ...byHandSlots(world, converted, sites, dueByPlan, assets)];
  const orders = buildWorkOrders(world, stageSlots(slots, calendar.today, random), staff);
  doubleBook(world, orders);
  return orders;
}

const recordsById = (orders: readonly Chronicle<WorkOrder>[]): ReadonlyMap<string, WorkOrder> =>
  new Map(orders.map(({ id, record }) => [id, record]));

const lastGenerated = (plan: SeededPlan, seeded: readonly SeededOccurrence[]): string | undefined =>
  seeded.filter((occurrence) => occurrence.plan === plan && occurrence.state !== 'planned').at(-1)?.date;

const SYSTEM_AGE_DAYS = 1000;

/** The user records of the logins that have one. */
function buildUsers({ calendar }: World): Chronicle<User>[] {
  const accounts: readonly DemoAccount[] = Object.values(DEMO_ACCOUNTS);
  return accounts.flatMap(({ uid, email, name, role, employeeId }) => {
    if (role === undefined) return [];
    const record: User = {
      email,
      role,
      name,
      employeeId,
      theme: 'system',
      locale: 'en-GB',
      timezone: 'Europe/Berlin',
    };
    return [
      new Chronicle(users, uid, record, ACTORS.admin, calendar.at(calendar.day(-SYSTEM_AGE_DAYS), 480)),
    ];
  });
}
