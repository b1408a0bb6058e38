/** A screen, and what opening it may cost. */
export interface Screen {
  /** `#` stands for the id of a record of `collection`. */
  readonly path: string;
  readonly heading: string | RegExp;
  /** What is read at least: nothing else shows that the screen has come. */
  readonly collection: string;
  /** Reads at most, counts among them, beside those of the shell. */
  readonly reads: number;
  /** What the screen says once everything was counted. */
  readonly says?: RegExp;
  /** The demo fills the page: however much there is, the figure is the same. */
  readonly full?: boolean;
}

/** 50 rows and one count. */
const LIST = 51;
const FORM = 25;
/** 300 entries and how many there are, 100 open records, 200 sites and contacts at most, 12 months, what to do next. */
const REPORT = 301 + 100 + 200 + 12 + 25;

/** "57 tasks", where a full page had its matches counted, or "22 of 24 employees", where it knows them by itself. */
const counted = (noun: string, isFull = false) =>
  new RegExp(`${isFull ? '\\d' : 'of \\d+'} ${noun}|or more ${noun}`);

/** Screens that show as much as there is, up to their bound. */
export const LISTS: readonly Screen[] = [
  { path: '/', heading: 'Overview', collection: 'workOrders', reads: 62, says: /All plans/ },
  {
    path: '/employees',
    heading: 'Employees',
    collection: 'employees',
    reads: LIST,
    says: counted('employees'),
  },
  {
    path: '/customers',
    heading: 'Customers',
    collection: 'customers',
    reads: LIST,
    says: counted('customers', true),
    full: true,
  },
  // The customer, 30 entries and how many there are.
  {
    path: '/customers/customer-01/history',
    heading: /Köpenick/,
    collection: 'events',
    reads: 32,
    says: counted('entries', true),
  },
  { path: '/reminders', heading: 'Reminders', collection: 'reminders', reads: LIST },
  {
    path: '/tasks',
    heading: 'Tasks',
    collection: 'tasks',
    reads: LIST,
    says: counted('tasks', true),
    full: true,
  },
  {
    path: '/work-orders',
    heading: 'Work orders',
    collection: 'workOrders',
    reads: LIST,
    says: counted('work orders', true),
    full: true,
  },
  // Five columns of 30, each with a count, and how many there are in all.
  {
    path: '/work-orders?view=board',
    heading: 'Work orders',
    collection: 'workOrders',
    reads: 5 * 31 + 1,
    says: counted('work orders'),
  },
  // Four orders and a count for each of 42 days, the drafts beside them, and how many these weeks hold in all.
  {
    path: '/work-orders?view=calendar&span=month',
    heading: 'Work orders',
    collection: 'workOrders',
    reads: 42 * 5 + 41 + 1,
    // Not that cancelled ones are hidden: that is said only until it is known that there are none.
    says: counted('work orders', true),
  },
  {
    path: '/create-offer',
    heading: 'Offers',
    collection: 'offers',
    reads: LIST,
    says: counted('offers'),
  },
  {
    path: '/create-offer/catalogue',
    heading: 'Offers',
    collection: 'catalogue',
    reads: LIST,
    says: counted('items'),
  },
  // Up to 200 orders at once, because they are gathered customer by customer.
  { path: '/create-offer/billing', heading: 'Offers', collection: 'workOrders', reads: 201 },
  {
    path: '/create-offer/billing/invoices',
    heading: 'Offers',
    collection: 'invoices',
    reads: LIST,
    says: /No invoices yet|Billing is for the office/,
  },
  {
    path: '/create-offer/texts',
    heading: 'Offers',
    collection: 'textBlocks',
    reads: LIST,
    says: counted('texts', true),
  },
  {
    path: '/maintenance',
    heading: 'Maintenance',
    collection: 'maintenancePlans',
    reads: LIST,
    says: counted('plans'),
  },
  {
    path: '/maintenance/assets',
    heading: 'Maintenance',
    collection: 'assets',
    reads: LIST,
    says: counted('assets', true),
    full: true,
  },
  // Up to 200 plans at once, because they are worked through together.
  { path: '/maintenance/due', heading: 'Maintenance', collection: 'maintenancePlans', reads: 201 },
];

const nothing = { collection: 'users', reads: 0 };

/** Screens of one record, or of none yet. */
export const SINGLES: readonly Screen[] = [
  // What one wants to be told of.
  { path: '/profile', heading: 'Profile', collection: 'private', reads: 1 },
  // The latest and the unread ones, each with one more to know whether there are any.
  { path: '/notifications', heading: 'Notifications', collection: 'notifications', reads: 102 },
  // The names of 50 people.
  { path: '/people', heading: 'People', collection: 'employees', reads: 50 },
  { path: '/employees/form', heading: 'New employee', ...nothing },
  { path: '/customers/form', heading: 'New customer', ...nothing },
  { path: '/customers/add', heading: 'New customer', ...nothing },
  { path: '/tasks/form', heading: 'New task', ...nothing },
  { path: '/work-orders/form', heading: 'New work order', ...nothing },
  { path: '/maintenance/form', heading: 'New plan', ...nothing },
  { path: '/create-offer/catalogue/form', heading: 'New item', ...nothing },
  { path: '/create-offer/texts/form', heading: 'New text', ...nothing },
  { path: '/create-offer/templates', heading: 'Templates', collection: 'offerTemplates', reads: 50 },
  { path: '/create-offer/catalogue/import', heading: 'Import catalogue', ...nothing },
  { path: '/create-offer/billing/payments', heading: 'Import payments', ...nothing },
  { path: '/maintenance/assets/form', heading: 'New asset', ...nothing },
  { path: '/employees/form?id=#', heading: /./, collection: 'employees', reads: FORM },
  // The person, what is planned in two weeks (30 orders leading and 30 helping), ten entries of the history.
  { path: '/employees/#', heading: /./, collection: 'employees', reads: 1 + 2 * 30 + 11 },
  { path: '/customers/form?id=#', heading: /./, collection: 'customers', reads: FORM },
  // The customer, four numbers of what is open, what to do next (three records of six kinds at most, the last visit, a
  // contact), five orders, and eight sites and contacts each with how many there are.
  { path: '/customers/#', heading: /./, collection: 'customers', reads: 1 + 4 + 20 + 5 + 2 * 9 },
  { path: '/customers/#/report', heading: 'Customer report', collection: 'customers', reads: REPORT },
  { path: '/tasks/form?id=#', heading: /./, collection: 'tasks', reads: FORM },
  { path: '/work-orders/form?id=#', heading: /./, collection: 'workOrders', reads: FORM },
  // The plan, its 12 latest occurrences and those to come (of a daily plan up to 100), ten entries of the history.
  { path: '/maintenance/#', heading: /./, collection: 'maintenancePlans', reads: FORM + 2 * 12 },
  // The form, and the stored visits to come: its preview marks what is done and what has an order.
  { path: '/maintenance/form?id=#', heading: /./, collection: 'maintenancePlans', reads: FORM + 12 },
  { path: '/maintenance/assets/form?id=#', heading: /./, collection: 'assets', reads: FORM },
  { path: '/create-offer/texts/form?id=#', heading: /./, collection: 'textBlocks', reads: FORM },
  { path: '/create-offer/catalogue/form?id=#', heading: /./, collection: 'catalogue', reads: FORM },
  // The asset, 20 each of its parts, orders, plans and of what happened to it.
  { path: '/maintenance/assets/#', heading: /./, collection: 'assets', reads: 81 },
  { path: '/work-orders/#', heading: /./, collection: 'workOrders', reads: 120 },
  // The order, customer and site, 100 entries of time, 30 files and what is in them.
  { path: '/work-orders/#/report', heading: 'Work report', collection: 'workOrders', reads: 3 + 100 + 60 },
  // 60 orders, and of each the site and whom to ask for.
  { path: '/work-orders/day', heading: 'Daily schedule', collection: 'workOrders', reads: 60 * 3 },
  // The list stays beside the offer.
  { path: '/create-offer?id=#', heading: 'Offers', collection: 'offers', reads: LIST + FORM },
];
