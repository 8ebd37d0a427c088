/** What an acquaintance of the customer tries first, for `passwordStrength`: the parts of the name, the phone's digits, the birthdate (`YYYY-MM-DD`) as people write it. */
export function personalWords({
  name = '',
  phone = '',
  birthdate = '',
}: {
  readonly name?: string;
  readonly phone?: string;
  readonly birthdate?: string;
}): string[] {
  const [year = '', month = '', day = ''] = birthdate.split('-');
  const dates =
    birthdate === '' ? [] : [`${day}${month}${year}`, `${year}${month}${day}`, `${day}${month}${year.slice(2)}`, year, `${day}${month}`];
  const national = phone.replace(/\D/g, '').replace(/^998(?=\d{9}$)/, '');
  const phones = national === '' ? [] : [national, `998${national}`, national.slice(-7)];
  return [...name.split(/[\s-]+/), ...dates, ...phones].filter((word) => word !== '');
}
