/** Things said on work orders; `@` stands for a colleague who is mentioned. */
export const COMMENT_TEXTS = [
  'Key is with the neighbour on the first floor.',
  'Part ordered, arrives on Thursday.',
  'Customer asks for a call before we come.',
  'Photos are on the team phone.',
  'Took longer than planned because the cellar was locked.',
  'Same fault as last spring; the cable is worn through again.',
  'Done for today, two rooms are still open.',
  'Please invoice the extra hour, agreed with the caretaker.',
  'No parking in front of the house, use the yard.',
  'Customer was very pleased.',
  'Pressure is stable since yesterday evening.',
  'Next time bring the long ladder.',
  'Tenant in flat 7 was not at home. Card left.',
  'Spare filter is in the van now.',
  'Waiting for the go-ahead of the owner.',
  'Alarm company is informed, code changes on Monday.',
] as const;

export const MENTION_TEXTS = [
  '@ can you take this one over tomorrow?',
  '@ do we have the seal in stock?',
  '@ please check the reading when you are there.',
  'Talked to the customer, @ please send the offer for the second pump.',
  '@ this belongs to your round, doesn’t it?',
] as const;
