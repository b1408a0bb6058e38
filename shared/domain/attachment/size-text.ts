const KB = 1024;
const MB = KB * KB;

/** A file's size as people say it. */
export function sizeText(bytes: number): string {
  if (bytes >= MB) return `${(Math.ceil((bytes * 10) / MB) / 10).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KB))} KB`;
}
