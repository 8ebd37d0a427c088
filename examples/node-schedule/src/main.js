import { describeOffer } from './offer.js';

const [price = '5 000 000', months = '6', confirmedOn = '2026-01-31'] = process.argv.slice(2);
console.log(describeOffer({ price, months: Number(months), confirmedOn }));
