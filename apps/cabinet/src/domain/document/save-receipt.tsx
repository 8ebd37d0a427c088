import { useLingui } from '@lingui/react/macro';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { DownloadStatus } from '../../shared/files/download-status.tsx';
import { useDownload } from '../../shared/files/use-download.ts';

/** Downloads the receipt of a succeeded payment. `number`: its number, which names the file. */
export function SaveReceiptButton({ paymentId, number }: { paymentId: string; number: string | null | undefined }) {
  const { t } = useLingui();
  const downloads = useDownload();
  return (
    <>
      <DownloadButton file={{ kind: 'receipt', paymentId, number: number ?? undefined }} downloads={downloads}>
        {t({ message: 'Скачать чек', comment: 'Button under a payment that succeeded: downloads its receipt as PDF' })}
      </DownloadButton>
      <DownloadStatus state={downloads.state} matches={() => true} />
    </>
  );
}
