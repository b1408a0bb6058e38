import { tradesIn } from './index';

it.each([
  [['Half-yearly ventilation service'], ['ventilation']],
  [['Ventilation technician', 'Technical'], ['ventilation']],
  [['Refrigerants, category I', undefined], ['cooling']],
  [
    ['Renew heating pump', 'Gas boiler'],
    ['heating', 'plumbing'],
  ],
  [['Lüftung prüfen'], ['ventilation']],
  [['Managing director', 'Office'], []],
  [['Lock of the waste room jams'], []],
])('%j names %j', (texts, trades) => {
  expect([...tradesIn(texts)]).toEqual(trades);
});
