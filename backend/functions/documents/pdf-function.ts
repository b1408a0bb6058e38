import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { callingActor } from '../access/calling-actor';
import { PLACE } from '../place';
import type { Unreadable } from './read-record';

/** A document as a file. */
export interface DocumentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

interface PdfFunction {
  /** What its documents are of, such as `offer`. */
  readonly noun: string;
  readonly mayRead: (role: string) => boolean;
  /** What those read who may not. */
  readonly refusal: string;
  readonly fileOf: (id: string) => Promise<DocumentFile | Unreadable>;
}

const asked = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)) });

/**
 * A function that gives the document of one record as a PDF in Base64. Roles are asked before anything is read, so that
 * a refusal does not tell which records there are.
 */
export const pdfFunction = ({ noun, mayRead, refusal, fileOf }: PdfFunction) =>
  onCall({ ...PLACE, maxInstances: 3 }, async ({ auth, data }) => {
    const actor = await callingActor(auth);
    if (!actor || !mayRead(actor.role)) throw new HttpsError('permission-denied', refusal);
    const { success, output } = v.safeParse(asked, data);
    if (!success) throw new HttpsError('invalid-argument', `Say which ${noun} is asked for.`);
    const file = await fileOf(output.id);
    if (file === 'missing') throw new HttpsError('not-found', `There is no such ${noun}.`);
    if (file === 'trashed') throw new HttpsError('failed-precondition', `The ${noun} is in the trash.`);
    if (file === 'damaged') throw new HttpsError('failed-precondition', `The ${noun} is damaged.`);
    return { name: file.name, content: Buffer.from(file.content).toString('base64') };
  });

/** A name for a file that is made of texts which may hold any sign. */
export const nameOfFile = (text: string): string => text.replace(/[^\w-]+/g, '-');
