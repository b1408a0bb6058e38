/** Files of records. Apart from `@fm/data`: no list shows one. */
export { MOST_COPIED, useAttachments, useGrowingAttachments } from './attachment-rows';
export { type ContentUrl, useContentUrl } from './content-url';
export { takeLogo } from './picture';
export { type FileActions, useFileActions } from './use-file-actions';
export { type Uploads, useUploads } from './use-uploads';
