import { forgetDatabase } from '../device/forget-database.ts';

export const PHOTOS_DATABASE = 'muddat.photos';

/** When somebody signs out, no photo of theirs stays on this device. A file of its own: every page of the cabinet loads it. */
export const forgetPhotos = (): Promise<void> => forgetDatabase(PHOTOS_DATABASE);
