import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyValue } from '../store/key-value';

const SECRET_KEY = 'secret';

/** Marks text as ours with a secret of this installation, so that nobody else can make it. */
export interface Seal {
  of(text: string): string;
  fits(text: string, seal: string): boolean;
}

/** The installation's seal; its secret is made at the first start and kept in the table. */
export function openSeal(table: KeyValue): { seal: Seal; stored: Promise<void> } {
  const kept = table.get(SECRET_KEY);
  const secret = typeof kept === 'string' ? kept : randomBytes(32).toString('base64');
  const stored = kept === secret ? Promise.resolve() : table.put(SECRET_KEY, secret);
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    stored,
    seal: {
      of: (text) => digest(text).toString('base64url'),
      fits: (text, seal) => {
        const expected = digest(text);
        const given = Buffer.from(seal, 'base64url');
        return given.length === expected.length && timingSafeEqual(given, expected);
      },
    },
  };
}
