/** Proper names of the payment apps by their code in the billing API. The names are the same in every language. */
const APP_NAMES = new Map([
  ['payme', 'Payme'],
  ['click', 'Click'],
  ['uzum', 'Uzum Bank'],
  ['paynet', 'Paynet'],
  ['oson', 'Oson'],
  ['alif', 'Alif'],
]);

/** The name of a payment app, or its code if the app is not known here. */
export const paymentAppName = (system: string): string => APP_NAMES.get(system) ?? system;
