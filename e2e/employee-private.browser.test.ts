import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { needsEmbedded } from './support/needs-embedded';
import { own } from './support/own';
import { changeRecord, deleteRecord, envelope } from './support/records';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import { forgetReads, hasBell, screenReads } from './support/usage';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let form: FormPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  form = new FormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const path = 'employees/employee-07/private/hr';
const notes = () => form.field('Notes');
const save = async () => {
  await form.button('Save changes').click();
  await page.getByText(/was saved\.$/).waitFor();
  await page.getByRole('region', { name: 'Contact details' }).waitFor();
};

describe('private details of an employee', () => {
  it('are saved beside the record, with a history of their own that the form shows', async () => {
    await open('/employees/form?id=employee-07');
    const [allergy, street] = [own('Allergic to chlorine.'), own('Kirchweg')];
    await notes().fill(allergy);
    await form.field('Street and number').fill(street);
    await save();
    expect(await storedAt(app.backend, path)).toMatchObject({
      notes: allergy,
      address: { line1: street },
      updatedBy: { name: 'Olga Brandt' },
    });
    const everybodys = JSON.stringify([
      await storedAt(app.backend, 'employees/employee-07'),
      await storedWhere(app.backend, 'events', 'entity.id', 'employee-07'),
    ]);
    expect(everybodys).not.toMatch(/chlorine|Kirchweg/);
    await open('/employees/form?id=employee-07');
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText(new RegExp(street)).first().waitFor();
  });

  it('are not read by a manager, whom the form tells why', async () => {
    needsEmbedded('count of reads');
    const manager = await windows.of('manager');
    const readsOf = async () => {
      const lines = await screenReads(app.backend, 'demo-manager', hasBell);
      const sum = (collection: RegExp) =>
        lines.reduce((all, line) => all + (collection.test(line.collection) ? line.reads : 0), 0);
      return { employees: sum(/^employees$/), private: sum(/^private/) };
    };
    // The bell reads what the manager has seen, which is private too.
    await readsOf();
    // A page that is still open may ask again meanwhile.
    const open = async (path: string) => {
      await manager.goto(`${app.url}/boot.js`);
      await forgetReads(app.backend);
      await manager.goto(app.url + path);
    };
    await open('/nowhere');
    const shell = await readsOf();
    await open('/employees/form?id=employee-07');
    await manager.getByText('Your role does not see them.').waitFor();
    await manager.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
    await expect(manager.getByText(/Kirchweg|chlorine/)).toHaveCount(0);
    await expect(manager.getByRole('textbox', { name: 'Notes' })).toHaveCount(0);
    const form = await readsOf();
    expect(form.employees).toBeGreaterThan(shell.employees);
    expect(form.private).toBe(shell.private);
  });

  it('are merged with what somebody else changed of them meanwhile', async () => {
    await open('/employees/form?id=employee-07');
    const mine = own('Mine');
    await notes().fill(mine);
    const emergencyContact = 'Rita, +49 171 5550100';
    await changeRecord(app.backend, path, {
      emergencyContact,
      rev: 70,
      updatedBy: { uid: 'x', name: 'Ana Adler' },
    });
    await save();
    expect(await storedAt(app.backend, path)).toMatchObject({ notes: mine, emergencyContact, rev: 71 });
  });

  it('are begun where there are none, also when somebody else began them meanwhile', async () => {
    await deleteRecord(app.backend, path);
    await open('/employees/form?id=employee-07');
    await form.field('Job title').waitFor();
    await expect(notes()).toHaveValue('');
    await notes().fill('Begun here');
    await changeRecord(app.backend, path, { ...envelope(), emergencyContact: 'Ida, +49 171 5550101' });
    await save();
    expect(await storedAt(app.backend, path)).toMatchObject({
      notes: 'Begun here',
      emergencyContact: 'Ida, +49 171 5550101',
      rev: 2,
    });
  });

  it('close before somebody who becomes a manager, and nothing typed is lost', async () => {
    await open('/employees/form?id=employee-08');
    await form.field('Job title').fill('Caretaker');
    await changeRecord(app.backend, 'users/demo-office', { role: 'manager' });
    await page.getByText('Your role does not see them.').waitFor();
    await expect(form.field('Job title')).toHaveValue('Caretaker');
    await changeRecord(app.backend, 'users/demo-office', { role: 'office' });
    await notes().waitFor();
    await expect(form.field('Job title')).toHaveValue('Caretaker');
  });
});
