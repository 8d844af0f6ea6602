import { berlinDate, daysBefore } from '../common/calendar.ts';
import { currencyOf, productByNumber } from '../product/catalogue.ts';
import { formatMoney, toAmount, type Cents } from '../common/amounts.ts';
import type { WireInvalidVoucher, WireVoucher } from '../order/wireOrderTypes.ts';
import type { WireCountry } from '../common/wireTypes.ts';

type VoucherLimit = NonNullable<WireVoucher['restrictions']>[number];

export interface VoucherRecord {
  code: string;
  aliasCode?: string;
  type: WireVoucher['type'];
  valueInCents: Cents;
  percentage?: number;
  minimumOrderValue: Cents;
  validUntil: string;
  usedOn?: string;
  suggested: boolean;
  /** Whether the code can be redeemed more than once. */
  forEverybody: boolean;
  validFrom?: string;
  /** Discounts only these articles. */
  only?: VoucherLimit;
  /** How the discount grows, in words. */
  progress?: string;
  standsAlone?: true;
}

export interface VoucherFacts {
  today: string;
  country: WireCountry;
  /** Undefined while there is no basket: then its total and articles are not checked. */
  basket: { productTotal: Cents; skus: readonly string[] } | undefined;
  isEmployee: boolean;
  isWithOthers: boolean;
}

const FOR_EVER = '2099-12-31';

/** The codes are also the reasons for free shipping. */
export const SERVICE_VOUCHER_CODES: readonly string[] = ['VERARGERTERKD', 'SYSTEMFEHLER', 'UMTAUSCH'];

export function seedVouchers(now: Date): Map<string, VoucherRecord> {
  const standard = {
    type: 'VALUE' as const,
    valueInCents: 1_000,
    minimumOrderValue: 0,
    validUntil: FOR_EVER,
    suggested: false,
    forEverybody: false,
  };
  const forEverybody = { ...standard, forEverybody: true };
  const percentage = { ...forEverybody, type: 'PERCENTAGE' as const, valueInCents: 0 };
  const inDays = (days: number): string => berlinDate(daysBefore(now, -days));
  const usedDaysAgo = (days: number): { usedOn: string } => ({ usedOn: berlinDate(daysBefore(now, days)) });
  const records: VoucherRecord[] = [
    { ...forEverybody, code: 'SOMMER', suggested: true },
    { ...forEverybody, code: 'DANKE5', valueInCents: 500, suggested: true },
    { ...percentage, code: 'PROZENT15', aliasCode: 'FUENFZEHN', percentage: 15, suggested: true },
    { ...forEverybody, code: 'HERBST20', valueInCents: 2_000, minimumOrderValue: 10_000 },
    { ...forEverybody, code: 'SOLO20', valueInCents: 2_000, standsAlone: true },
    {
      ...percentage,
      code: 'AURELIND10',
      percentage: 10,
      only: { target: 'BRAND', value: 'AURELIND', label: 'Aurelind' },
    },
    {
      ...percentage,
      code: 'SCHMUCK15',
      percentage: 15,
      only: { target: 'CATEGORY', value: 'schmuck', label: 'Schmuck' },
    },
    { ...forEverybody, code: 'CREME5', valueInCents: 500, only: { target: 'PRODUCT', value: '432011', label: '' } },
    {
      ...percentage,
      code: 'ETIKETT10',
      percentage: 10,
      only: { target: 'PRODUCT_PRICE_LABEL', value: 'TAGESANGEBOT', label: 'Tagesangebot' },
    },
    { ...percentage, code: 'STUFEN', percentage: 10, progress: '10 % ab 50 €, 15 % ab 100 €, 20 % ab 200 €' },
    { ...forEverybody, code: 'JUBEL', validFrom: inDays(-10), validUntil: inDays(20) },
    { ...forEverybody, code: 'VORSCHAU', validFrom: inDays(10) },
    { ...forEverybody, code: 'GRATISVERSAND', type: 'FREE_SHIPPING', valueInCents: 0 },
    { ...standard, code: 'EINMAL25', valueInCents: 2_500 },
    { ...standard, code: 'BENUTZT', ...usedDaysAgo(23) },
    { ...standard, code: 'FRUEHLING', valueInCents: 1_500, ...usedDaysAgo(58) },
    { ...standard, code: 'MUTTERTAG', valueInCents: 500, ...usedDaysAgo(93) },
    { ...standard, code: 'HEUTEWEG', ...usedDaysAgo(0) },
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
  { today, country, basket, isEmployee, isWithOthers }: VoucherFacts,
): WireInvalidVoucher | undefined {
  const refuse = (title: string, detail: string): WireInvalidVoucher => ({ code, title, detail });
  if (!voucher)
    return refuse('VOUCHER_NOT_FOUND', `Den Gutschein ${code} gibt es nicht. Bitte die Schreibweise prüfen.`);
  if (isEmployee) {
    return refuse(
      'VOUCHER_NOT_ALLOWED_FOR_CUSTOMER_TYPE',
      'Mit Mitarbeiterrabatt kann kein Gutschein eingelöst werden.',
    );
  }
  if (voucher.usedOn === today) {
    return refuse('VOUCHER_USED_SAME_DAY', `Der Gutschein ${code} wurde heute schon eingelöst.`);
  }
  if (voucher.usedOn !== undefined) return refuse('VOUCHER_USED', `Der Gutschein ${code} wurde bereits eingelöst.`);
  if (voucher.validFrom !== undefined && voucher.validFrom > today) {
    return refuse('VOUCHER_NOT_YET_VALID', `Der Gutschein ${code} gilt noch nicht.`);
  }
  if (voucher.validUntil < today) return refuse('VOUCHER_EXPIRED', `Der Gutschein ${code} ist abgelaufen.`);
  if (voucher.standsAlone && isWithOthers) {
    return refuse('VOUCHER_NOT_COMBINABLE', `Der Gutschein ${code} lässt sich nicht mit anderen verbinden.`);
  }
  if (basket && basket.productTotal < voucher.minimumOrderValue) {
    const minimum = formatMoney(voucher.minimumOrderValue, currencyOf(country));
    return refuse('VOUCHER_MINIMUM_ORDER_VALUE', `Der Gutschein ${code} gilt ab einem Bestellwert von ${minimum}.`);
  }
  if (basket && voucher.only && !basket.skus.some((sku) => isFor(voucher, sku))) {
    const { target, value, label } = voucher.only;
    const what = target === 'BRAND' ? `der Marke ${label}` : `wie ${label === '' ? value : label}`;
    return refuse(
      'VOUCHER_WITHOUT_MATCHING_ARTICLE',
      `Der Gutschein ${code} gilt nur für Artikel ${what}. Im Warenkorb liegt keiner.`,
    );
  }
  return undefined;
}

/** Whether the voucher discounts this article. */
export function isFor({ only }: VoucherRecord, sku: string | undefined): boolean {
  if (only === undefined) return true;
  const product = sku === undefined ? undefined : productByNumber(sku);
  if (!product) return false;
  switch (only.target) {
    case 'BRAND':
      return product.brand === only.label;
    case 'CATEGORY':
      return product.categoryPath.includes(only.label);
    case 'PRODUCT':
      return product.baseProductNo === only.value;
    case 'PRODUCT_PRICE_LABEL':
      return product.salesdrivers.includes(only.value);
  }
}

/** What only a verification answers: restrictions, how the discount grows or the minimum order value in words, the period. */
export function voucherConditions(
  { only, minimumOrderValue, valueInCents, progress, validFrom, validUntil }: VoucherRecord,
  country: WireCountry,
): Pick<WireVoucher, 'restrictions' | 'progressive_discount_info' | 'valid_from' | 'valid_until'> {
  const inWords = (cents: Cents): string => formatMoney(cents, currencyOf(country));
  const minimum =
    minimumOrderValue > 0
      ? `${inWords(valueInCents)} ab einem Bestellwert von ${inWords(minimumOrderValue)}`
      : undefined;
  const info = progress ?? minimum;
  return {
    restrictions: only === undefined ? [] : [only],
    ...(info === undefined ? {} : { progressive_discount_info: info }),
    ...(validFrom === undefined ? {} : { valid_from: validFrom }),
    ...(validUntil === FOR_EVER ? {} : { valid_until: validUntil }),
  };
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
