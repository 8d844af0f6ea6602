import type { Cents } from '~/domain/common/money';

export const voucherTypes = ['VALUE', 'PERCENTAGE', 'FREE_SHIPPING'] as const;
export type VoucherType = (typeof voucherTypes)[number];

export const voucherTargets = ['CATEGORY', 'BRAND', 'PRODUCT', 'PRODUCT_PRICE_LABEL'] as const;
export type VoucherTarget = (typeof voucherTargets)[number];

/** What a voucher applies to; an unknown target is null. */
export interface VoucherRestriction {
  readonly target: VoucherTarget | null;
  readonly label: string;
}

export interface Voucher {
  readonly code: string;
  readonly aliasCode: string | null;
  readonly type: VoucherType;
  readonly value: Cents;
  readonly percentage: number | null;
  /** The discount of a percentage voucher for this basket. */
  readonly calculatedPercentageValue: Cents | null;
  /** The service's text on how the discount grows. */
  readonly progressiveDiscountInfo: string | null;
  readonly restrictions: readonly VoucherRestriction[];
  /** First and last day on which it can be redeemed, `YYYY-MM-DD`; null: the service names none. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** A voucher of the customer's history (REQ C11.6). */
export interface RedeemedVoucher {
  readonly code: string;
  /** ISO 8601 with offset. */
  readonly redeemedAt: string | null;
  readonly orderNumber: string | null;
  readonly value: Cents | null;
}

export interface InvalidVoucher {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** Titles that start with VOUCHER_USED_SAME_DAY or VOUCHER_USED have reasons of their own (REQ C11.3). */
export type VoucherRefusal = {
  readonly reason: 'usedSameDay' | 'used' | 'other';
  readonly detail: string | null;
  readonly invalidVouchers: readonly InvalidVoucher[];
};

export type VerifyVoucherOutcome =
  | { readonly kind: 'valid'; readonly voucher: Voucher }
  | { readonly kind: 'refused'; readonly refusal: VoucherRefusal };

export function refusalReason(title: string | null): VoucherRefusal['reason'] {
  if (title?.startsWith('VOUCHER_USED_SAME_DAY') === true) return 'usedSameDay';
  if (title?.startsWith('VOUCHER_USED') === true) return 'used';
  return 'other';
}
