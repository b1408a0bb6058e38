export { carriedFrom, carryFiles } from './carry-files';
export { attachmentCommands } from './commands';
export { createAttachment, type NewFile, newFileSchema } from './create-attachment';
export { filesOf } from './file-commands';
