import { attachments, CONTENT } from '@fm/domain/attachment';
import { Bytes, doc, firestore, getDoc } from '@fm/firebase/firestore';
import { failureOf, type Outcome } from '../failure';

/** Contents kept for when they are shown again; the least used goes first. */
const MOST_KEPT = 12;

type Content = Uint8Array<ArrayBuffer>;
const kept = new Map<string, Promise<Outcome<Content>>>();

/** The content of a file, by what `contentIdOf` says: one read. It never changes, so that one shown again is not read again. */
export function loadContent(id: string): Promise<Outcome<Content>> {
  const known = kept.get(id) ?? read(id);
  kept.delete(id);
  kept.set(id, known);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  // What went wrong may go right the next time.
  void known.then(({ ok }) => {
    if (!ok && kept.get(id) === known) kept.delete(id);
  });
  return known;
}

/** Forgets every content: at sign-out nothing of one person may stay for the next. */
export const forgetContents = (): void => kept.clear();

const gone: Outcome<never> = {
  ok: false,
  failure: { kind: 'missing', message: 'This file no longer exists.' },
};

async function read(id: string): Promise<Outcome<Content>> {
  try {
    const found = await getDoc(doc(firestore(), attachments.path, id, CONTENT));
    const data: unknown = found.get('data');
    return data instanceof Bytes ? { ok: true, value: new Uint8Array(data.toUint8Array()) } : gone;
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
