import { useLingui } from '@lingui/react/macro';
import { FileButton } from '../../shared/files/file-button.tsx';
import { FileOutcome } from '../../shared/files/file-outcome.tsx';
import { useDownload } from '../../shared/files/use-download.ts';

/** Downloads the receipt of a succeeded payment. */
export function SaveReceipt({ paymentId }: { paymentId: string }) {
  const { t } = useLingui();
  const downloads = useDownload();
  return (
    <>
      <FileButton file={{ kind: 'receipt', paymentId }} downloads={downloads}>
        {t({ message: 'Скачать чек', comment: 'Button under a payment that succeeded: downloads its receipt as PDF' })}
      </FileButton>
      <FileOutcome state={downloads.state} of={() => true} />
    </>
  );
}
