export { copyBeside, crewCopy } from './crew-copy';
export { crewPath, isCopied } from './crew-path';
export { WITHHELD, type Withheld } from './withheld';
