import type { VoucherRefusal } from '~/domain/offer/voucher';
import styles from './VoucherField.module.css';

/** Renders several refused codes, each with its own reason (REQ C11.3). */
export function RefusedCodes({ refusal: { invalidVouchers } }: { readonly refusal: VoucherRefusal }) {
  if (invalidVouchers.length < 2) return null;
  return (
    <ul className={styles.details}>
      {invalidVouchers.map(({ code, title, detail }, index) => (
        <li key={`${String(index)} ${code}`}>
          <b>{code}</b> {detail === '' ? title : detail}
        </li>
      ))}
    </ul>
  );
}
