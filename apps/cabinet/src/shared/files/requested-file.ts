import type { CalendarDate } from '@muddat/schedule';

export type OrderDocumentKind = 'contract' | 'schedule' | 'certificate';

/** A file that the backend creates for the customer. */
export type RequestedFile =
  | { kind: 'receipt'; paymentId: string; number: string | undefined }
  | { kind: OrderDocumentKind; orderId: string }
  | { kind: 'export'; id: string }
  | { kind: 'statement'; from: CalendarDate; to: CalendarDate; format: 'pdf' | 'csv' };

/** The URL of the file behind the gateway. */
export function fileUrl(file: RequestedFile): string {
  switch (file.kind) {
    case 'receipt':
      return `/api/billing/v1/api-payments/payment/${encodeURIComponent(file.paymentId)}/receipt?format=pdf`;
    case 'export':
      return `/api/installment/v3/user/export/${encodeURIComponent(file.id)}`;
    case 'statement':
      return `/api/installment/v3/user/statement?${new URLSearchParams({ from: file.from, to: file.to, format: file.format })}`;
    default:
      return `/api/installment/v3/user/order/${encodeURIComponent(file.orderId)}/documents/${file.kind}`;
  }
}

/** The name under which the browser saves the file. */
export function fileName(file: RequestedFile): string {
  switch (file.kind) {
    case 'receipt':
      return `muddat-receipt-${file.number ?? file.paymentId}.pdf`;
    case 'export':
      return 'muddat-data.zip';
    case 'statement':
      return `muddat-statement-${file.from}-${file.to}.${file.format}`;
    default:
      return `muddat-${file.kind}-${file.orderId}.pdf`;
  }
}

export const isSameFile = (one: RequestedFile, other: RequestedFile): boolean => fileUrl(one) === fileUrl(other);
