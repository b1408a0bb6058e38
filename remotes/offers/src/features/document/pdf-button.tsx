import { downloadPdf, type PdfNoun } from '@fm/data';
import { seesPrices } from '@fm/domain/role';
import { useHost, useSession } from '@fm/platform';
import { Button, type ButtonProps, DownloadIcon } from '@fm/ui';
import { useState } from 'react';

interface PdfButtonProps {
  readonly of: PdfNoun;
  readonly id: string;
  /** Something is typed that is not saved: the document would not show it. */
  readonly dirty?: boolean;
  readonly size?: ButtonProps['size'];
}

/** Saves the document of an offer or an invoice as the customer gets it; nothing for those who may not know its prices. */
export function PdfButton({ of, id, dirty = false, size }: PdfButtonProps) {
  const host = useHost();
  const { role } = useSession();
  const [busy, setBusy] = useState(false);
  if (!seesPrices(role)) return null;

  const download = async () => {
    setBusy(true);
    const outcome = await downloadPdf(of, id);
    setBusy(false);
    if (!outcome.ok) host.toast.error(outcome.failure.message);
  };
  return (
    <Button
      variant="outline"
      size={size}
      icon={<DownloadIcon />}
      busy={busy}
      disabled={dirty}
      onClick={() => void download()}
    >
      {busy ? 'Making the PDF...' : 'PDF'}
    </Button>
  );
}
