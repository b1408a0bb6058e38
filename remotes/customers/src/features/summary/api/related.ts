import { useGrowingRows, useLiveRows } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';
import { isRecordId } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';
import { ofCustomer } from './of-customer';

/** Open work orders on the page of a customer; all of them are in the list of work orders. */
const ORDERS = 5;
/** Sites, and contacts, that are shown at a time. */
const STEP = 8;

/** The open work orders of a customer that are due first, live. */
export const useNextOrders = (customerId: string) =>
  useLiveRows(
    workOrders,
    (spec) =>
      spec.filtered(ofCustomer(customerId)).where('statusGroup', 'in', UNFINISHED_GROUPS).orderBy('dueSort'),
    ORDERS,
  );

/** Where a customer has work done, live, some at a time. */
export const useSites = (customerId: string) =>
  useGrowingRows(sites, (spec) => spec.filtered(ofCustomer(customerId)).orderBy('nameLower'), STEP);

/** The people at a customer, the primary contact at the top, live, some at a time. */
export const useContacts = (customerId: string) =>
  useGrowingRows(
    isRecordId(customerId) ? contactsOf(customerId) : undefined,
    (spec) => spec.where('trashed', '==', false).orderBy('primary', 'desc').orderBy('nameLower'),
    STEP,
  );
