/** '4,8': both languages write a comma. */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');
