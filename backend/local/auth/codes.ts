import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { KeyValue } from '../store/key-value';

const HOUR_MS = 3_600_000;
const KEY_PREFIX = 'oob:';
// Nobody needs more open links than this; asking again and again must not fill the disk.
const MAX_OPEN_CODES = 10;

/** Lifetime of a link by what it is for, in milliseconds (the real service's values). */
export const CODE_LIFETIME_MS = {
  PASSWORD_RESET: HOUR_MS,
  VERIFY_EMAIL: 72 * HOUR_MS,
} as const;

/** What a code sent by e-mail allows. */
export type CodeKind = keyof typeof CODE_LIFETIME_MS;

const codeSchema = v.object({
  email: v.string(),
  requestType: v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL']),
  oobCode: v.string(),
  oobLink: v.string(),
  createdAt: v.number(),
});

/** A code with its link, as listed under `/emulator/v1/projects/{p}/oobCodes`. */
export type OobCode = v.InferOutput<typeof codeSchema>;

/** Codes of links "sent" by e-mail: in memory and written through, each good for one use. */
export class OobCodes {
  readonly #table: KeyValue;
  readonly #now: () => number;
  readonly #open = new Map<string, OobCode>();

  constructor(table: KeyValue, now: () => number) {
    this.#table = table;
    this.#now = now;
    for (const [key, stored] of table.entries()) {
      if (!key.startsWith(KEY_PREFIX)) continue;
      const code = v.parse(codeSchema, stored);
      this.#open.set(code.oobCode, code);
    }
  }

  /** All codes that still work, oldest first. */
  list(): OobCode[] {
    return [...this.#open.values()]
      .filter((code) => !this.#expired(code))
      .sort((a, b) => a.createdAt - b.createdAt);
  }

  /** Makes a code for an address; `linkOf` gives the address of its page. */
  async create(email: string, requestType: CodeKind, linkOf: (oobCode: string) => string): Promise<OobCode> {
    const oobCode = randomBytes(36).toString('base64url');
    const code = { email, requestType, oobCode, oobLink: linkOf(oobCode), createdAt: this.#now() };
    const older = [...this.#open.values()].filter((o) => o.email === email && o.requestType === requestType);
    const surplus = older.slice(0, Math.max(0, older.length - MAX_OPEN_CODES + 1));
    const expired = [...this.#open.values()].filter((o) => this.#expired(o));
    this.#open.set(oobCode, code);
    await Promise.all([this.#table.put(KEY_PREFIX + oobCode, code), this.#drop([...surplus, ...expired])]);
    return code;
  }

  /** The code, unless it is unknown, used or too old. Looking does not use it up. */
  check(oobCode: string): OobCode | 'INVALID_OOB_CODE' | 'EXPIRED_OOB_CODE' {
    const code = this.#open.get(oobCode);
    if (code === undefined) return 'INVALID_OOB_CODE';
    return this.#expired(code) ? 'EXPIRED_OOB_CODE' : code;
  }

  /** Uses up a code and with it all others of its kind for the same address. */
  async use(code: OobCode): Promise<void> {
    const spent = [...this.#open.values()].filter(
      (other) => other.email === code.email && other.requestType === code.requestType,
    );
    await this.#drop(spent);
  }

  #expired(code: OobCode): boolean {
    return this.#now() >= code.createdAt + CODE_LIFETIME_MS[code.requestType];
  }

  async #drop(codes: OobCode[]): Promise<void> {
    const names = new Set(codes.map((code) => code.oobCode));
    for (const name of names) this.#open.delete(name);
    await Promise.all([...names].map((name) => this.#table.remove(KEY_PREFIX + name)));
  }
}
