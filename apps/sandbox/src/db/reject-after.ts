/** Rejects when a database has taken too long. */
export const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('the database takes too long')), ms).unref());
