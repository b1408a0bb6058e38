import { DownloadIcon, MoreIcon } from '../icons';
import { MenuButton, type MenuEntry } from '../select/menu-button';
import { ExportDialog, type ExportDialogProps } from './export-dialog';

export interface ListMenuProps {
  /** What is listed: "customers". Other things on the screen have a menu of this name, too. */
  readonly noun: string;
  /** What a list is written to as a file, for those who may. */
  readonly file?: Omit<ExportDialogProps, 'noun'> | undefined;
  /** What else is rarely done with a list: from a file, on paper, its trash. */
  readonly items: readonly MenuEntry[];
}

/** What is rarely done with a list as a whole; nothing where that is nothing. */
export function ListMenu({ noun, file, items }: ListMenuProps) {
  const written: readonly MenuEntry[] = file
    ? [{ id: ' export', label: 'Export', icon: <DownloadIcon />, onSelect: file.of.start }]
    : [];
  if (written.length + items.length === 0) return null;
  return (
    <>
      <MenuButton
        label="More"
        spoken={`More for ${noun}`}
        icon={<MoreIcon />}
        variant="outline"
        items={[...written, ...items]}
      />
      {file && <ExportDialog {...file} noun={noun} />}
    </>
  );
}
