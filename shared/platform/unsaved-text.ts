const forms = new Set<() => boolean>();

/** Counts a form in while it is on screen; `hasUnsaved` says whether it holds text that is not saved. */
export function whileTyping(hasUnsaved: () => boolean): () => void {
  forms.add(hasUnsaved);
  return () => void forms.delete(hasUnsaved);
}

/** Whether some form on this page holds text that is not saved: for what would close them all, such as Logout. */
export const hasUnsavedText = (): boolean => [...forms].some((hasUnsaved) => hasUnsaved());
