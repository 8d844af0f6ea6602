import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { InflightCodeForm } from '~/features/order/inflight/components/InflightCodeForm';
import { selectHasInflightOrder } from '~/features/order/inflight/inflightSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { NarrowPage } from '~/shared/ui/NarrowPage';
import { InflightFrame } from './InflightFrame';
import '~/shared/i18n/dialogTexts.de';
import styles from './InflightOrder.module.css';

interface InflightOrderPageProps {
  readonly onLoad: (code: string) => void;
  /** The order entry, rendered once an order is loaded. */
  readonly children: ReactNode;
}

/** Takes over an order that a caller began with the voice computer, by its code (REQ D1.1). */
export function InflightOrderPage({ onLoad, children }: InflightOrderPageProps) {
  const t = useText();
  const hasOrder = useSelector(selectHasInflightOrder);
  const [asksForCode, setAsksForCode] = useState(false);
  if (hasOrder && !asksForCode) {
    return <InflightFrame onOtherCode={() => setAsksForCode(true)}>{children}</InflightFrame>;
  }
  return (
    <NarrowPage title={t('screen.inflightOrder')}>
      <InflightCodeForm
        onLoad={(code) => {
          setAsksForCode(false);
          onLoad(code);
        }}
      />
      {hasOrder && (
        <p className={styles.back}>
          <Button look="link" onClick={() => setAsksForCode(false)}>
            {t('common.cancel')}
          </Button>
        </p>
      )}
    </NarrowPage>
  );
}
