import type { CommandName } from '@fm/workflows/commands';

/** How often somebody does a thing in a day. */
export interface PersonDay {
  /** Whose role the commands are sent with. */
  readonly login: 'office' | 'manager';
  /** Of all staff. */
  readonly share: number;
  /** Screens opened, by their path in `e2e/support/screens.ts`; a search in a list counts as opening it. */
  readonly screens: Readonly<Record<string, number>>;
  readonly commands: { readonly [N in CommandName]?: number };
  /** Times the app is loaded anew. */
  readonly loads: number;
  /** Hours in which a page is open and in view. */
  readonly hours: number;
  /** Of these hours, those on lists and the overview, whose numbers follow what everybody changes. */
  readonly following: number;
  /** Numbers on such a page that are counted again when others change something. */
  readonly counts: number;
  /** Photos taken and stored. */
  readonly photos: number;
}

/** Eight in the field for each one in the office, who plans for them: 0.12 and 0.88 of all. */
export const PEOPLE: readonly PersonDay[] = [
  {
    login: 'manager',
    share: 0.88,
    // Four orders: each is opened twice, the list and the overview in between.
    screens: { '/': 3, '/work-orders': 6, '/work-orders/#': 8, '/tasks': 1, '/notifications': 1 },
    commands: {
      'workOrders.readAccess': 2,
      'workOrders.transition': 8,
      'workOrders.fillItem': 16,
      'workOrders.saveLine': 2,
      'workOrders.sign': 2,
      'workOrders.comment': 1,
      'labour.startTimer': 4,
      'labour.stopTimer': 4,
      'files.add': 2,
      'tasks.transition': 1,
    },
    loads: 4,
    hours: 1,
    following: 0.3,
    counts: 2,
    photos: 2,
  },
  {
    login: 'office',
    share: 0.12,
    screens: {
      '/': 6,
      '/work-orders': 20,
      '/work-orders?view=board': 2,
      '/work-orders?view=calendar&span=month': 4,
      '/work-orders/#': 15,
      '/work-orders/form?id=#': 4,
      '/work-orders/#/report': 2,
      '/customers': 8,
      '/customers/#': 8,
      '/customers/#/report': 0.2,
      '/tasks': 5,
      '/create-offer': 4,
      '/create-offer?id=#': 6,
      '/create-offer/billing': 1,
      '/maintenance': 2,
      '/maintenance/#': 3,
      '/maintenance/due': 1,
      '/employees': 2,
      '/employees/#': 2,
      '/reminders': 2,
      '/notifications': 2,
    },
    commands: {
      'workOrders.save': 12,
      'workOrders.replan': 15,
      'workOrders.transition': 10,
      'workOrders.changeMany': 1,
      'workOrders.comment': 3,
      'customers.save': 3,
      'customers.note': 3,
      'offers.save': 6,
      'plans.save': 1,
      'assets.save': 1,
      'tasks.save': 6,
      'tasks.transition': 4,
      'reminders.save': 2,
      'labour.save': 2,
    },
    loads: 3,
    hours: 7,
    following: 3.5,
    counts: 4,
    photos: 0,
  },
];

/** What the shell reads at a load: the own records, the reminders behind the bell, what is unread. */
export const SHELL_READS = 12;
/** Pages in view, at most, that show a record that somebody changes: the planner's, a colleague's, the crew's. */
export const SEEING_PAGES = 3;
/** Pages ask so often whether anything changed, and count again at most so often: `ASK_MS` of `shared/data/live/any-change.ts`. */
export const RECOUNTS_AN_HOUR = 120;
/** Bytes of a record as it is sent to a page, and of an entry of the history: the demo's, with the names of types. */
export const SENT_BYTES = 3 * 1024;
export const SENT_ENTRY_BYTES = 1024;
/** Hours of a working day. */
export const DAY_HOURS = 8;
/** A photo of 1,600 pixels as it is stored. */
export const PHOTO_BYTES = 350 * 1024;
/** Requests to functions that a command makes: itself, and those that follow what it wrote. */
export const REQUESTS_A_COMMAND = 3;
/** Seconds that one of them takes on the real service. */
export const SECONDS_A_REQUEST = 0.25;
/** What a function has: the default of the second generation for the memory of `PLACE`. */
export const VCPUS = 1;
export const MEMORY_GIB = 0.5;
/** Days of work in a month, and in the year after which storage is counted. */
export const WORKDAYS_MONTH = 22;
export const WORKDAYS_YEAR = 250;
export const DAYS_MONTH = 30;
