import { DownloadIcon, MoreIcon } from '../icons';
import { MenuButton, type MenuEntry } from '../select/menu-button';
import { ExportDialog, type ExportDialogProps } from './export-dialog';

export interface ListMenuProps {
  /** What a list is written to as a file, for those who may. */
  readonly file?: ExportDialogProps | undefined;
  /** What else is rarely done with a list: from a file, on paper, its trash. */
  readonly items: readonly MenuEntry[];
}

/** What is rarely done with a list as a whole; nothing where that is nothing. */
export function ListMenu({ file, items }: ListMenuProps) {
  const written: readonly MenuEntry[] = file
    ? [{ id: ' export', label: 'Export', icon: <DownloadIcon />, onSelect: file.of.start }]
    : [];
  if (written.length + items.length === 0) return null;
  return (
    <>
      <MenuButton label="More" icon={<MoreIcon />} variant="outline" items={[...written, ...items]} />
      {file && <ExportDialog {...file} />}
    </>
  );
}
