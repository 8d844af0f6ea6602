import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { orderNumbersIn } from '~/domain/order/workList';
import { orderDisplayActions, selectDisplayedOrder } from '~/features/orderDisplay/orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
import { FieldForm } from '~/shared/ui/FieldForm';
import { FullPage } from '~/shared/ui/FullPage';
import '~/domain/order/orderWords.de';
import './rejectionManagementTexts.de';
import { WorkList } from './WorkList';
import styles from './RejectionManagement.module.css';

/** Renders the search for rejected orders by number, and the work-list of those opened in this browser (REQ E4.1). */
export function RejectionManagementPage() {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shown = useSelector(selectDisplayedOrder);
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // Back from an order, that order is still in the state of the first render: only one that was asked for here opens.
  const [hasAsked, setHasAsked] = useState(false);

  useEffect(() => {
    dispatch(orderDisplayActions.workListRequested());
    return () => {
      dispatch(orderDisplayActions.orderLeft());
    };
  }, [dispatch]);

  const found = hasAsked && shown.phase === 'loaded' ? shown.order : null;
  useEffect(() => {
    if (found !== null) void navigate(`/orders/${encodeURIComponent(nameOfOrder(found))}`);
  }, [found, navigate]);

  const problemOf = (): string | undefined => {
    if (isMissing) return t('rejectionManagement.required');
    switch (shown.phase) {
      case 'notFound':
        return t('rejectionManagement.notFound', { number: shown.id });
      case 'forbidden':
        return t('rejectionManagement.forbidden', { number: shown.id });
      case 'failed':
        return t('rejectionManagement.loadError', { number: shown.id });
      case 'none':
      case 'loading':
      case 'loaded':
        return undefined;
    }
  };
  const open = () => {
    const numbers = orderNumbersIn(typed);
    const [first] = numbers;
    setIsMissing(first === undefined);
    if (first === undefined) return;
    if (numbers.length > 1) dispatch(orderDisplayActions.workListExtended(numbers));
    setHasAsked(true);
    dispatch(orderDisplayActions.orderRequested(first));
  };
  return (
    <FullPage title={t('rejectionManagement.title')} aside={null}>
      <FieldForm
        className={styles.form}
        label={t('order.number')}
        hint={t('rejectionManagement.hint')}
        autoFocus
        value={typed}
        error={problemOf()}
        submitText={t(shown.phase === 'loading' ? 'common.loading' : 'rejectionManagement.open')}
        submitLook="primary"
        onType={(text) => {
          setTyped(text);
          setIsMissing(false);
        }}
        onSubmit={open}
      />
      <WorkList />
    </FullPage>
  );
}
