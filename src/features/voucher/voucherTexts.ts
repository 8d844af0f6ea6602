import type { Currency } from '~/domain/common/country';
import type { Voucher, VoucherRefusal } from '~/domain/offer/voucher';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import './voucherFailureTexts.de';
import './voucherTexts.de';

/** The text of a voucher's value: an amount, a percentage with its amount, or the shipping costs. */
export function voucherValueText(voucher: Voucher, currency: Currency, t: Translate): string {
  const { type, value, percentage, calculatedPercentageValue: calculated } = voucher;
  switch (type) {
    case 'FREE_SHIPPING':
      return t('voucher.freeShipping');
    case 'PERCENTAGE': {
      const part = `${String(percentage ?? 0)} %`;
      return calculated === null ? part : `${part}, −${formatMoney(calculated, currency)}`;
    }
    case 'VALUE':
      return value === 0 ? '' : formatMoney(value, currency);
  }
}

/** Why a code was refused: the service's text if there is one, otherwise ours; either names the code. */
export function refusalText(code: string, { reason, detail }: VoucherRefusal, t: Translate): string {
  if (detail === null) return t(`voucher.failure.${reason}`, { code });
  return detail.includes(code) ? detail : `${code}: ${detail}`;
}
