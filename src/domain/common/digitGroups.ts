/**
 * Splits a phone number into the groups in which it is read out: country or area code first, then pairs, a group of
 * three if the rest is odd. Text with other characters than digits is returned as one group.
 */
export function phoneGroups(number: string): readonly string[] {
  const [, code = '', rest = ''] = /^(\+\d\d|\d{4})(\d{3,})$/.exec(number) ?? [];
  if (rest === '') return [number];
  const first = rest.length % 2 === 0 ? 0 : 3;
  const pairs = rest.slice(first).match(/\d\d/g) ?? [];
  return [code, ...(first === 0 ? [] : [rest.slice(0, first)]), ...pairs];
}

/** Splits an order number into the groups in which it is read out: 1400 000 165. */
export function orderNumberGroups(number: string): readonly string[] {
  return /^\d{10}$/.test(number) ? [number.slice(0, 4), number.slice(4, 7), number.slice(7)] : [number];
}
