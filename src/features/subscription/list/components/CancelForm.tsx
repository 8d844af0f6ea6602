import { useState } from 'react';
import { cancelReasons } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { useText } from '~/shared/i18n/i18n';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import type { BulkFormProps } from '../bulkForm';
import '../bulkTexts.de';
import { BulkPreviewList } from './BulkPreviewList';
import styles from './SubscriptionOverview.module.css';

/** Asks for the reason of a cancellation (REQ G5.1, G5.2). */
export function CancelForm({ id, count, rows, draft: { reason }, onTyped, onConfirm }: BulkFormProps) {
  const t = useText();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(reason === null);
        if (reason !== null) onConfirm({ kind: 'cancel', reason });
      }}
    >
      {count !== null && <p>{t('subscriptionBulk.cancel.what', { count })}</p>}
      <OptionalCodeField
        label={t('subscriptionBulk.cancel.reason')}
        none={t('subscriptionBulk.cancel.choose')}
        codes={cancelReasons}
        textOf={(known) => t(`subscription.cancelReason.${known}`)}
        data-initial-focus=""
        value={reason}
        error={isMissing ? t('subscriptionBulk.cancel.missing') : undefined}
        onChoose={(chosen) => {
          onTyped({ reason: chosen });
          setIsMissing(false);
        }}
        onKeyDown={(event) => {
          // A select does not submit its form.
          if (event.key !== 'Enter' || event.ctrlKey || event.repeat) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {count !== null && <BulkPreviewList rows={rows} count={count} day={null} />}
    </form>
  );
}
