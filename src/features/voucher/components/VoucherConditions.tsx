import type { Voucher } from '~/domain/offer/voucher';
import { useText } from '~/shared/i18n/i18n';
import '../voucherSuggestionTexts.de';
import styles from './VoucherField.module.css';

/** Renders the conditions of a voucher: what it applies to, and how it grows. */
export function VoucherConditions({ voucher }: { readonly voucher: Voucher }) {
  const t = useText();
  const { restrictions, progressiveDiscountInfo } = voucher;
  const lines = restrictions.map(({ target, label }) =>
    target === null ? t('voucher.only.other', { label }) : t(`voucher.only.${target}`, { label }),
  );
  if (progressiveDiscountInfo !== null) lines.push(progressiveDiscountInfo);
  return [...new Set(lines)].map((line) => (
    <p key={line} className={styles.hint}>
      {line}
    </p>
  ));
}
