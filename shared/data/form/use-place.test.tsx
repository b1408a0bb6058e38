import type { Ref } from '@fm/domain/record';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { usePlace } from './use-place';

/** What each customer has, by id. */
const mockSites: Record<string, readonly object[]> = {};
const mockContacts: Record<string, readonly object[]> = {};

jest.mock('../read/offered', () => ({
  customerOptions: () => undefined,
  siteOptions: (id: string) => async () => ({ ok: true, value: mockSites[id] ?? [] }),
  contactOptions: (id: string) => async () => ({ ok: true, value: mockContacts[id] ?? [] }),
}));

const onSite = jest.fn();

interface Order {
  customerRef: Ref | null;
  siteRef: Ref | null;
  contactRef: Ref | null;
  assetRefs: Ref[];
}

const filled: Order = {
  customerRef: { id: 'c1', name: 'Hafenkontor' },
  siteRef: { id: 's1', name: 'Main building' },
  contactRef: { id: 'p1', name: 'Ana Adler' },
  assetRefs: [{ id: 'a1', name: 'Lift' }],
};

const open = (defaultValues: Order = filled, isNew = false) =>
  renderHook(() => {
    const form = useForm<Order, unknown, Order>({ defaultValues });
    return { form, place: usePlace(form, { isNew, contact: 'contactRef', ofSite: ['assetRefs'], onSite }) };
  }).result;

describe('the customer and the site of a form', () => {
  it('lets everything that belongs to a customer go with it', () => {
    const result = open();
    act(() => result.current.place.customerField.onOther());
    expect(result.current.form.getValues()).toEqual({
      ...filled,
      siteRef: null,
      contactRef: null,
      assetRefs: [],
    });
  });

  it('leaves what belongs to the customer when only the site is another one', () => {
    const result = open();
    act(() => result.current.place.siteField.onOther());
    expect(result.current.form.getValues()).toEqual({ ...filled, assetRefs: [] });
  });

  it('says that something of the site before was taken off', () => {
    const result = open();
    expect(result.current.place.takenOff).toBe(false);
    act(() => result.current.place.siteField.onOther());
    expect(result.current.place.takenOff).toBe(true);
  });

  it('says nothing where there was nothing to take off', () => {
    const result = open({ ...filled, assetRefs: [] });
    act(() => result.current.place.customerField.onOther());
    expect(result.current.place.takenOff).toBe(false);
  });

  it('offers the sites of the customer that is chosen now', () => {
    const result = open();
    const elbe = { id: 'c2', name: 'Elbe Clinic' };
    act(() => result.current.form.setValue('customerRef', elbe));
    expect(result.current.place.siteField.of).toEqual(elbe);
  });
});

describe('a customer with one site and one contact', () => {
  const nord = { id: 'c3', name: 'Nordhaus' };
  const hall = { id: 's3', name: 'Hall', record: { timezone: 'Europe/London' } };
  const rosa = { id: 'p3', name: 'Rosa Klein', record: {} };
  const empty: Order = { customerRef: null, siteRef: null, contactRef: null, assetRefs: [] };

  beforeEach(() => {
    onSite.mockReset();
    mockSites.c3 = [hall];
    mockContacts.c3 = [rosa];
  });

  const choose = (result: ReturnType<typeof open>, customer: Ref | null) =>
    act(async () => {
      result.current.form.setValue('customerRef', customer, { shouldDirty: true });
      result.current.place.customerField.onOther();
    });

  it('brings both along, and what follows the site', async () => {
    const result = open(empty, true);
    await choose(result, nord);
    expect(result.current.form.getValues()).toMatchObject({
      siteRef: { id: 's3', name: 'Hall' },
      contactRef: { id: 'p3', name: 'Rosa Klein' },
    });
    expect(onSite).toHaveBeenCalledWith(hall.record, { shouldDirty: true });
  });

  it('brings them along into a new form that a link opened for it', async () => {
    const result = open({ ...empty, customerRef: nord }, true);
    await waitFor(() => expect(result.current.form.getValues('siteRef')).toEqual({ id: 's3', name: 'Hall' }));
    expect(result.current.form.getValues('contactRef')).toEqual({ id: 'p3', name: 'Rosa Klein' });
    // Nobody typed anything: leaving the form asks nothing.
    expect(onSite).toHaveBeenCalledWith(hall.record, { shouldDirty: false });
  });

  it('brings nothing into what is stored without them', async () => {
    const stored = { ...empty, customerRef: nord };
    const result = open(stored);
    await act(async () => {});
    expect(result.current.form.getValues()).toEqual(stored);
  });

  it('leaves the choice where there are two', async () => {
    mockSites.c3 = [hall, { ...hall, id: 's4' }];
    mockContacts.c3 = [];
    const result = open(empty, true);
    await choose(result, nord);
    expect(result.current.form.getValues()).toEqual({ ...empty, customerRef: nord });
  });

  it('has no say once another customer was chosen', async () => {
    const result = open(empty, true);
    const elbe = { id: 'c2', name: 'Elbe Clinic' };
    await act(async () => {
      result.current.form.setValue('customerRef', nord);
      result.current.place.customerField.onOther();
      result.current.form.setValue('customerRef', elbe);
      result.current.place.customerField.onOther();
    });
    expect(result.current.form.getValues()).toEqual({ ...empty, customerRef: elbe });
  });
});
