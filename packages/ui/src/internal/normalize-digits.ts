/** Arabic-Indic digits (U+0660 to U+0669), which some keyboards type, as ASCII ones. */
export const normalizeDigits = (text: string): string => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
