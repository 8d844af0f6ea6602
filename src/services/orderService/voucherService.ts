import { refusalReason, type VerifyVoucherOutcome } from '~/domain/voucher';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireVoucher } from './offerWire';
import { toInvalidVouchers, toVoucher } from './voucherWire';

export interface VoucherQuestion {
  readonly code: string;
  readonly externalCustomerId: string;
  readonly basketId: string;
  readonly salesChannel: string;
  readonly sourceChannel: string;
}

/** `POST /voucher-verify`, one code a call; a 400 with details is a refusal in the service's words (spec 2 §8). */
export async function verifyVoucher(question: VoucherQuestion): Promise<VerifyVoucherOutcome> {
  try {
    const wire = await request(
      { service: 'order', method: 'POST', path: '/voucher-verify', body: question, mutation: false },
      WireVoucher,
    );
    return { kind: 'valid', voucher: toVoucher(wire) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'problem' || error.status === null || error.status >= 500) {
      throw error;
    }
    const invalidVouchers = toInvalidVouchers(error.body);
    const first = invalidVouchers[0];
    const detail = first === undefined || first.detail === '' ? error.detail : first.detail;
    const title = first === undefined || first.title === '' ? error.title : first.title;
    return { kind: 'refused', refusal: { reason: refusalReason(title), detail, invalidVouchers } };
  }
}
