import { type Attachment, contentIdOf, keptType } from '@fm/domain/attachment';
import { useEffect, useState } from 'react';
import { saveFile } from '../export/save-file';
import type { DataFailure, Outcome } from '../failure';
import { loadContent } from './content';

/** The content of a file as an address for an image or a download. */
export type ContentUrl =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string }
  | { readonly status: 'failed'; readonly failure: DataFailure; retry(): void };

const loading: ContentUrl = { status: 'loading' };

/** What a file is made of, as its kept type says; never as something a browser would run. */
const blobOf = (content: Uint8Array<ArrayBuffer>, mime: string): Blob =>
  new Blob([content], { type: keptType(mime) });

/** The content of a file, read when this is first drawn; the address ends with the component. Without a file, loading. */
export function useContentUrl(
  file: (Pick<Attachment, 'mime' | 'contentOf'> & { readonly id: string }) | undefined,
): ContentUrl {
  const id = file && contentIdOf(file);
  const { mime = '' } = file ?? {};
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly of: string; readonly content: ContentUrl }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  useEffect(() => {
    if (id === undefined) return;
    let url: string | undefined;
    let ended = false;
    void loadContent(id).then((outcome) => {
      if (ended) return;
      if (!outcome.ok) {
        const retry = () => setTries((before) => before + 1);
        setFound({ of: id, content: { status: 'failed', failure: outcome.failure, retry } });
        return;
      }
      url = URL.createObjectURL(blobOf(outcome.value, mime));
      setFound({ of: id, content: { status: 'ready', url } });
    });
    return () => {
      ended = true;
      setFound(undefined);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id, mime, tries]);
  // Between two files the first one's address has ended already.
  return found && found.of === id ? found.content : loading;
}

/** Hands a file to the browser to keep. */
export async function downloadAttachment(
  file: Pick<Attachment, 'name' | 'mime' | 'contentOf'> & { readonly id: string },
): Promise<Outcome<void>> {
  const outcome = await loadContent(contentIdOf(file));
  if (!outcome.ok) return outcome;
  saveFile(file.name, blobOf(outcome.value, file.mime));
  return { ok: true, value: undefined };
}
