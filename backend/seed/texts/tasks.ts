/** Things to do in the office and around the vans. `#` stands for a customer, where the task is about one. */
export const TASK_TEXTS = [
  'Order road salt for the winter',
  'Renew the parking permit for the blue van',
  'Call # about the open invoice',
  'Prepare the price talk with #',
  'Book the lift platform for February',
  'Collect the new work clothes',
  'Check the offer of the new detergent supplier',
  'Send the yearly report to #',
  'Update the key register',
  'Clear up the complaint of # about the stairwell',
  'Register two colleagues for the first-aid course',
  'Take the sweeper to the workshop',
  'Get three quotes for summer tyres',
  'Renew the liability insurance certificate for #',
  'Plan the holiday cover for December',
  'Return the hired scaffold',
  'Check the fuel cards',
  'Write the accident report of Tuesday',
  'Hand out the new safety data sheets',
  'Ask # for the opening hours over Christmas',
  'Interview for the cleaning team',
  'Count the stock of filters',
  'Set up the tablet for the new gardener',
  'Answer the tender of #',
  'Order business cards',
  'Have the ladders inspected',
  'Prepare the team meeting',
  'Visit # after the water damage',
  'Check the time sheets of last week',
  'Order replacement keys for #',
] as const;

export const TASK_DETAILS = [
  'Numbers are in the folder of last year.',
  'Ask Olga for the contact.',
  'Budget: not more than last time.',
  'Needs a signature of Ana.',
  'The supplier answers by phone only.',
] as const;

export const BLOCK_REASONS = [
  'Supplier has not answered yet.',
  'Waiting for the board meeting of the customer.',
  'Signature of Ana missing.',
  'Workshop has no free date before next week.',
  'Tax number of the customer still unknown.',
] as const;

export const TASK_CANCEL_REASONS = [
  'No longer needed.',
  'Done by the customer.',
  'Entered twice.',
  'Postponed to next year.',
  'Supplier closed.',
] as const;

/** Tasks that come back: title, days between, how many are there. */
export const TASK_SERIES = [
  ['Check first-aid boxes in all vans', 28, 4],
  ['Back up the key register', 14, 5],
] as const;

export const REMINDER_TEXTS = {
  validUntil: 'Ask whether the offer is decided',
  contractEnd: 'Contract ends: arrange a talk',
  nextExpiry: 'Certificate expires: book the course',
  dueDate: 'Due soon: is everything prepared?',
  absolute: [
    'Call back Frau Kühn',
    'Ask for the missing meter reading',
    'Confirm the lift platform',
    'Check whether the part has arrived',
    'Remind the board of the minutes',
    'Water the plants in the office',
    'Ask about feedback for the final clean',
    'Order the Christmas cards',
    'Send the photos to the owner',
    'Talk to Jürgen about his holiday',
  ],
} as const;
