import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Contact, contactsOf } from '@fm/domain/customer';
import {
  type Employee,
  employeePrivateOf,
  employees,
  erasedName,
  hasLeft,
  isErased,
  PRIVATE_ID,
} from '@fm/domain/employee';
import { ERASURES_PATH, type Erasure, tellingTexts } from '@fm/domain/erasure';
import { users } from '@fm/domain/user';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';
import { refuseOwn } from '../user';

/** What becomes of an employee: work and days stay, the person does not. */
const erasedEmployee = (names: Pick<Employee, 'firstName' | 'lastName'>): Partial<Employee> => ({
  ...names,
  email: undefined,
  phone: undefined,
  employeeNo: undefined,
  userId: undefined,
  absences: undefined,
  certificates: undefined,
});

const NOTHING_SENT = { offers: false, reports: false, invoices: false };

/**
 * Takes who somebody is out of the record of an employee who has left, with the private details and the login. A job of the night
 * goes through everything else, the history above all. Nothing brings the person back.
 */
export const eraseEmployee = defineCommand({
  name: 'employees.erase',
  permission: 'users:manage',
  input: v.object({ id: recordId }),
  async run(unit, { id }, { actor, now }) {
    const person = await present(unit, employees, id);
    const { userId } = person;
    if (userId !== undefined) refuseOwn(userId, actor.uid);
    if (!hasLeft(person, today(COMPANY.timezone, now)))
      throw new FailureSignal(
        invalid(`${person.displayName} works here. Only who has left can be erased: set the last day first.`),
      );
    if (isErased(person)) throw new FailureSignal(invalid(`${person.displayName} is erased already.`));
    const login = userId === undefined ? undefined : await unit.find(users, userId);
    const names = erasedName(unit.newId());
    const token = `${names.firstName} ${names.lastName}`;
    if (login) await unit.purgeAlong(users, login.id, []);
    await unit.purgeAlong(employeePrivateOf(id), PRIVATE_ID, []);
    await unit.change(employees, id, () => ({
      ok: true,
      follows: true,
      kind: 'erased',
      patch: erasedEmployee(names),
      note: noteOf(token),
    }));
    begin(unit, id, {
      token,
      ids: userId === undefined ? [id] : [id, userId],
      texts: tellingTexts([
        person.displayName,
        login?.name,
        person.email,
        login?.email,
        person.phone,
        `${person.lastName}, ${person.firstName}`,
      ]),
    });
    return { name: token };
  },
});

/** Takes who somebody is out of the record of a contact, as `eraseEmployee` does, and the record off the customer. */
export const eraseContact = defineCommand({
  name: 'contacts.erase',
  permission: 'users:manage',
  input: v.object({ id: recordId, customerId: recordId }),
  async run(unit, { id, customerId }) {
    const kind = contactsOf(customerId);
    const person = await present(unit, kind, id);
    const { firstName, lastName } = erasedName(unit.newId());
    const token = `${firstName} ${lastName}`;
    const patch: Partial<Contact> = {
      name: token,
      function: undefined,
      email: undefined,
      phone: undefined,
      primary: false,
      receives: NOTHING_SENT,
    };
    await unit.change(kind, id, () => ({
      ok: true,
      follows: true,
      kind: 'erased',
      patch,
      note: noteOf(token),
    }));
    // Nobody is left whom the customer's form could ask for an address.
    await unit.trash(kind, id);
    begin(unit, id, { token, ids: [id], texts: tellingTexts([person.name, person.email, person.phone]) });
    return { name: token };
  },
});

const noteOf = (token: string): string =>
  `The name and how to reach the person were replaced by “${token}”, in every record and in the history.`;

/** Leaves to the night what one transaction cannot hold. */
const begin = (unit: Unit, id: string, erasure: Erasure): void =>
  unit.keep(`${ERASURES_PATH}/${id}`, erasure);
