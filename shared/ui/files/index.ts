/** Photos and other files of a record. In an entry of its own: it comes when the first screen shows some. */
export { ChooseFiles, type ChooseFilesProps } from './choose-files';
export { DropFiles, type DropFilesProps } from './drop-files';
export type { FileActions, FileContent, FileRecord, FilesRead, UploadActions } from './file-actions';
export { FilesPanel, type FilesPanelProps } from './files-panel';
export { PhotoStrip, type PhotoStripProps } from './photo-strip';
export { PhotoTile, type PhotoTileProps } from './photo-tile';
export { PhotoViewer, type PhotoViewerProps } from './photo-viewer';
export { UploadList, type UploadListProps } from './upload-list';
