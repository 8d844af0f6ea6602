import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { ReportHeadings, ReportQuery } from '~/domain/subscription/productReport';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { saveFile } from '~/shared/ui/saveFile';
import { productReportActions, selectProductReportState } from '../productReportSlice';
import '../reportTexts.de';
import styles from './Report.module.css';

interface ReportFileButtonProps {
  readonly query: ReportQuery;
  readonly currency: Currency;
}

/** Writes the file of all items of the month: says how far it is, and can be cancelled (DECISIONS 97). */
export function ReportFileButton({ query, currency }: ReportFileButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const save = useRef<HTMLButtonElement>(null);
  const { file } = useParts(selectProductReportState, 'file');
  useEffect(() => {
    if (file.phase !== 'ready') return;
    saveFile(file.name, file.text, 'text/csv;charset=utf-8');
    dispatch(productReportActions.fileEnded());
  }, [file, dispatch]);
  const isWriting = file.phase === 'loading';
  const cancel = () => {
    save.current?.focus();
    dispatch(productReportActions.fileEnded());
  };
  const request = () => {
    const name = t('report.fileName', { month: query.month });
    dispatch(productReportActions.fileRequested({ query, file: { name, headings: headingsOf(t, currency) } }));
  };
  return (
    <span className={styles.progress}>
      {/* Stays while the file is written, because it holds the focus; a second press does nothing. */}
      <Button ref={save} isOff={isWriting} onClick={request}>
        {t('report.save')}
      </Button>
      {file.phase === 'loading' && (
        <>
          <span role="status">
            {file.total === null
              ? t('report.savingFirst')
              : t('report.saving', { loaded: file.loaded, total: file.total })}
          </span>
          <Button onClick={cancel}>{t('report.cancelSaving')}</Button>
        </>
      )}
      {file.phase === 'failed' && <Message tone="error">{t('report.saveFailed')}</Message>}
    </span>
  );
}

function headingsOf(t: Translate, currency: Currency): ReportHeadings {
  return {
    productNo: t('report.column.PRODUCT_NO'),
    name: t('report.column.PRODUCT_NAME'),
    activeSubscriptions: t('report.column.ACTIVE_SUBSCRIPTIONS'),
    newSubscriptions: t('report.column.NEW_SUBSCRIPTIONS'),
    cancelledSubscriptions: t('report.column.CANCELLED_SUBSCRIPTIONS'),
    floorSales: `${t('report.column.FLOOR_SALES')} (${currency})`,
    price: `${t('report.column.PRICE')} (${currency})`,
    stockDelay: t('report.column.stockDelay'),
    note: t('report.column.note'),
  };
}
