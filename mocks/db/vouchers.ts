import { berlinDate, daysBefore } from './calendar.ts';
import { toAmount, type Cents } from './money.ts';
import type { WireInvalidVoucher, WireVoucher } from './wireOrderTypes.ts';

export interface VoucherRecord {
  code: string;
  aliasCode?: string;
  type: 'VALUE' | 'PERCENTAGE';
  valueInCents: Cents;
  percentage?: number;
  minimumOrderValue: Cents;
  validUntil: string;
  usedOn?: string;
  usedInOrder?: string;
  suggested: boolean;
  /** A code for everybody is never used up. */
  forEverybody: boolean;
}

export interface VoucherFacts {
  today: string;
  /** Undefined while there is no basket to compare with. */
  productTotal: Cents | undefined;
  isEmployee: boolean;
}

export const SERVICE_VOUCHER_CODES: readonly string[] = ['VERARGERTERKD', 'SYSTEMFEHLER', 'UMTAUSCH'];

export function seedVouchers(now: Date): Map<string, VoucherRecord> {
  const standard = {
    type: 'VALUE' as const,
    valueInCents: 1_000,
    minimumOrderValue: 0,
    validUntil: '2099-12-31',
    suggested: false,
    forEverybody: false,
  };
  const records: VoucherRecord[] = [
    { ...standard, code: 'SOMMER', suggested: true, forEverybody: true },
    { ...standard, code: 'DANKE5', valueInCents: 500, suggested: true, forEverybody: true },
    {
      ...standard,
      code: 'PROZENT15',
      aliasCode: 'FUENFZEHN',
      type: 'PERCENTAGE',
      valueInCents: 0,
      percentage: 15,
      suggested: true,
      forEverybody: true,
    },
    { ...standard, code: 'HERBST20', valueInCents: 2_000, minimumOrderValue: 10_000, forEverybody: true },
    { ...standard, code: 'EINMAL25', valueInCents: 2_500 },
    { ...standard, code: 'BENUTZT', usedOn: berlinDate(daysBefore(now, 30)), usedInOrder: '1000000004' },
    { ...standard, code: 'HEUTEWEG', usedOn: berlinDate(now), usedInOrder: '1000000001' },
    { ...standard, code: 'ABGELAUFEN', validUntil: berlinDate(daysBefore(now, 10)) },
  ];
  return new Map(records.map((record) => [record.code, record]));
}

export function findVoucher(vouchers: ReadonlyMap<string, VoucherRecord>, code: string): VoucherRecord | undefined {
  const wanted = code.trim().toUpperCase();
  return vouchers.get(wanted) ?? [...vouchers.values()].find((voucher) => voucher.aliasCode === wanted);
}

/** Why this code cannot be redeemed; undefined when it can. */
export function voucherRefusal(
  code: string,
  voucher: VoucherRecord | undefined,
  facts: VoucherFacts,
): WireInvalidVoucher | undefined {
  const refuse = (title: string, detail: string): WireInvalidVoucher => ({ code, title, detail });
  if (!voucher)
    return refuse('VOUCHER_NOT_FOUND', `Den Gutschein ${code} gibt es nicht. Bitte die Schreibweise prüfen.`);
  if (facts.isEmployee) {
    return refuse(
      'VOUCHER_NOT_ALLOWED_FOR_CUSTOMER_TYPE',
      'Mit Mitarbeiterrabatt kann kein Gutschein eingelöst werden.',
    );
  }
  if (voucher.usedOn === facts.today) {
    return refuse('VOUCHER_USED_SAME_DAY', `Der Gutschein ${code} wurde heute schon eingelöst.`);
  }
  if (voucher.usedOn !== undefined) return refuse('VOUCHER_USED', `Der Gutschein ${code} wurde bereits eingelöst.`);
  if (voucher.validUntil < facts.today) return refuse('VOUCHER_EXPIRED', `Der Gutschein ${code} ist abgelaufen.`);
  if (facts.productTotal !== undefined && facts.productTotal < voucher.minimumOrderValue) {
    const minimum = toAmount(voucher.minimumOrderValue).toFixed(2).replace('.', ',');
    return refuse('VOUCHER_MINIMUM_ORDER_VALUE', `Der Gutschein ${code} gilt ab einem Bestellwert von ${minimum}.`);
  }
  return undefined;
}

export function wireVoucher(voucher: VoucherRecord): WireVoucher {
  return {
    code: voucher.code,
    ...(voucher.aliasCode === undefined ? {} : { alias_code: voucher.aliasCode }),
    type: voucher.type,
    value: toAmount(voucher.valueInCents),
    ...(voucher.percentage === undefined ? {} : { percentage: voucher.percentage }),
  };
}
