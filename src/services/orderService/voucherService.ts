import * as v from 'valibot';
import type { Country } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import { refusalReason, type RedeemedVoucher, type VerifyVoucherOutcome, type Voucher } from '~/domain/offer/voucher';
import { request } from '../http/httpClient';
import { requestRows } from '../http/requestRows';
import { ServiceError } from '../http/serviceError';
import { WireVoucher } from './offerWire';
import { WireRedeemedVoucher, toInvalidVouchers } from './voucherWire';

export interface VoucherQuestion {
  readonly code: string;
  /** Null for a customer without number: the code is checked for everybody. */
  readonly externalCustomerId: string | null;
  /** Null where there is no basket: what depends on its articles is not checked. */
  readonly basketId: string | null;
  readonly salesChannel: string;
  readonly sourceChannel: string;
}

/** The answer of a verification: it is about the asked code where it names no other (REQ C11.1 names type and value only). */
function verifiedVoucher(asked: string) {
  return v.pipe(
    v.looseObject({}),
    v.transform((wire): unknown => {
      const hasCode = (wire['code'] ?? '') !== '';
      return !hasCode && ('type' in wire || 'value' in wire) ? { ...wire, code: asked } : wire;
    }),
    WireVoucher,
  );
}

/** `POST /voucher-verify`, one code per request; refused in the service's words (REQ C11.1, C11.3). */
export async function verifyVoucher(question: VoucherQuestion): Promise<VerifyVoucherOutcome> {
  try {
    const wire = await request(
      { service: 'order', method: 'POST', path: '/voucher-verify', body: question, mutation: false },
      verifiedVoucher(question.code),
    );
    return { kind: 'valid', voucher: wire };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const invalidVouchers = toInvalidVouchers(error.body).map((refused) =>
      refused.code === '' ? { ...refused, code: question.code } : refused,
    );
    const first = invalidVouchers[0];
    const detail = first === undefined || first.detail === '' ? error.detail : first.detail;
    const title = first === undefined || first.title === '' ? error.title : first.title;
    return { kind: 'refused', refusal: { reason: refusalReason(title), detail, invalidVouchers } };
  }
}

/** 403, 408, 429 and an error page say nothing about the voucher. */
function isRefusal(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.kind !== 'problem') return false;
  const saysWhy = error.code !== null || error.detail !== null;
  return error.status === 400 || ([404, 409, 410, 422].includes(error.status ?? 0) && saysWhy);
}

/** `GET /suggested-vouchers`: what a known customer may redeem in the country of the call. */
export async function loadSuggestedVouchers(
  externalCustomerId: string,
  country: Country,
  signal?: AbortSignal,
): Promise<readonly Voucher[]> {
  const vouchers = await requestRows(
    {
      service: 'virtualVoucher',
      method: 'GET',
      path: '/suggested-vouchers',
      query: { externalCustomerId, countryValidity: country },
      signal,
    },
    'vouchers',
    WireVoucher,
  );
  return vouchers.filter(({ code }) => code !== '');
}

/** `GET /redeemed-vouchers-history/{id}`: what the customer redeemed, in the order of the service. */
export async function loadRedeemedVouchers(
  externalCustomerId: string,
  signal?: AbortSignal,
): Promise<readonly RedeemedVoucher[]> {
  return requestRows(
    {
      service: 'order',
      method: 'GET',
      path: `/redeemed-vouchers-history/${urlPart(externalCustomerId)}`,
      signal,
    },
    'vouchers',
    WireRedeemedVoucher,
  );
}
