import { chosenAddress, chosenIn, MOST_CHOSEN } from './chosen-address';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `order-${index}`);
const read = (address: string) => chosenIn(new URL(address, 'https://office.example').searchParams);

it('asks for the orders that were chosen', () => {
  expect(read(chosenAddress(['b', 'a']))).toEqual({ ids: ['b', 'a'], left: 0 });
});

it('names as many as can be read at once and counts those it leaves out', () => {
  expect(read(chosenAddress(ids(42)))).toEqual({ ids: ids(MOST_CHOSEN), left: 12 });
});

it('reads no more than that from an address somebody wrote', () => {
  const address = `/work-orders/list?of=many&ids=${ids(31).join()},order-0`;
  expect(read(address)).toEqual({ ids: ids(MOST_CHOSEN), left: 1 });
  expect(read('/work-orders/list')).toEqual({ ids: [], left: 0 });
});
