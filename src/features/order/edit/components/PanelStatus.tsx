import { useText } from '~/shared/i18n/i18n';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

const texts = {
  in_progress: 'editOrder.positions.inProgress',
  success: 'editOrder.positions.success',
  error: 'editOrder.positions.error',
} as const;

/** Renders the activity of an operation where it was started; the live region stays mounted (REQ F1.6). */
export function PanelStatus({ activity }: { readonly activity: keyof typeof texts | undefined }) {
  const t = useText();
  return (
    <span role="status" className={styles.activity} data-activity={activity}>
      {activity !== undefined && t(texts[activity])}
    </span>
  );
}
