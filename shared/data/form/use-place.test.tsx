import type { Ref } from '@fm/domain/record';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { usePlace } from './use-place';

jest.mock('../read/offered', () => ({ customerOptions: () => undefined, siteOptions: () => undefined }));

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

const open = (defaultValues: Order = filled) =>
  renderHook(() => {
    const form = useForm<Order, unknown, Order>({ defaultValues });
    return { form, place: usePlace(form, { ofCustomer: ['contactRef'], ofSite: ['assetRefs'] }) };
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
