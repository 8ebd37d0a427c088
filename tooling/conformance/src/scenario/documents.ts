import type { Flow } from './flow.ts';
import { TUS, uploadPhoto } from './photo.ts';
import { textAt } from './values.ts';

/** The secret address of the payment calendar, which needs a fresh proof. */
export const calendar: Flow = {
  operations: ['installment.createCalendar', 'installment.getCalendarFeed'],
  needs: 'an address of `createCalendar` that ends as the contract says: `/v3/calendar/{secret}/payments.ics`',
  async run({ main }) {
    const address = textAt(await main.call('installment.createCalendar'), 'data', 'url');
    await main.call('installment.getCalendarFeed', { path: { secret: address?.split('/').at(-2) } });
  },
};

/** A document that a customer holds is verified. Its code is on paper only, so no answer gives it. */
export const verification: Flow = {
  operations: ['installment.verifyDocument'],
  needs: 'the code printed on a document of `getOrderDocument`: give --document-code',
  async run({ main, documentCode }) {
    await main.call('installment.verifyDocument', { path: { code: documentCode } });
  },
};

/** An upload that is not used is deleted. */
export const uploads: Flow = {
  operations: ['installment.createUpload', 'installment.getUploadOffset', 'installment.appendUpload', 'installment.deleteUpload'],
  needs: 'a customer who may upload photos: give --username',
  async run({ main }) {
    const upload_id = await uploadPhoto(main, 'return');
    await main.call('installment.deleteUpload', { path: { upload_id }, header: TUS });
  },
};
