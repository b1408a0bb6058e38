import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { KeyValue } from '../store/key-value';
import { type Account, type AccountChange, accountSchema } from './account';

/**
 * All accounts, in memory and written through. Memory decides: two requests at once see each other's
 * claim on an address before either has reached the disk.
 */
export class Accounts {
  readonly #table: KeyValue;
  readonly #byId = new Map<string, Account>();
  readonly #idByEmail = new Map<string, string>();

  /** Reads the table once. Throws when a stored account does not fit its schema. */
  constructor(table: KeyValue) {
    this.#table = table;
    for (const [, stored] of table.entries()) this.#index(v.parse(accountSchema, stored));
  }

  /** The account with this uid. */
  byId(localId: string): Account | undefined {
    return this.#byId.get(localId);
  }

  /** The account with this address, in its canonical spelling. */
  byEmail(email: string): Account | undefined {
    const localId = this.#idByEmail.get(email);
    return localId === undefined ? undefined : this.#byId.get(localId);
  }

  /** All accounts by uid. */
  all(): Account[] {
    return [...this.#byId.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1));
  }

  /** A uid nobody has: 28 letters and digits, as Firebase makes them. */
  freshId(): string {
    const id = randomBytes(42)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 28);
    return id.length === 28 && !this.#byId.has(id) ? id : this.freshId();
  }

  /** Adds an account; uid and address must have been found free in the same turn. */
  async add(account: Account): Promise<Account> {
    this.#index(account);
    await this.#table.put(account.localId, account);
    return account;
  }

  /** Changes the account as it is now, whatever was read before; undefined when it is gone. */
  async change(localId: string, change: AccountChange): Promise<Account | undefined> {
    const before = this.#byId.get(localId);
    if (before === undefined) return undefined;
    const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
    const after = v.parse(accountSchema, Object.fromEntries(merged));
    this.#unindex(before);
    this.#index(after);
    await this.#table.put(localId, after);
    return after;
  }

  /** Removes an account; nothing happens when it is already gone. */
  async remove(localId: string): Promise<void> {
    const account = this.#byId.get(localId);
    if (account === undefined) return;
    this.#unindex(account);
    await this.#table.remove(localId);
  }

  #index(account: Account): void {
    this.#byId.set(account.localId, account);
    if (account.email !== undefined) this.#idByEmail.set(account.email, account.localId);
  }

  #unindex(account: Account): void {
    this.#byId.delete(account.localId);
    if (account.email !== undefined) this.#idByEmail.delete(account.email);
  }
}
