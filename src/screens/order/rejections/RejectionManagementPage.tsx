import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { longestPaste, pastedNumbers } from '~/domain/common/pastedNumbers';
import { urlPart } from '~/domain/common/urlPart';
import { nextOpen } from '~/domain/order/workList';
import { recognisedText } from '~/features/keywords/recognisedText';
import { orderDisplayActions, selectDisplayedOrder } from '~/features/order/display/orderDisplaySlice';
import { useWorkList } from '~/features/order/display/useWorkList';
import { useScreenKeys } from '~/shared/hooks/useScreenKeys';
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
  const list = useWorkList();
  const page = useRef<HTMLElement>(null);
  useScreenKeys(page);
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // True from the request until the text is changed. Without it the order that was shown before this screen, which is still in the state,
  // would open again.
  const [hasAsked, setHasAsked] = useState(false);

  useEffect(
    () => () => {
      dispatch(orderDisplayActions.orderLeft());
    },
    [dispatch],
  );

  const found = hasAsked && shown.phase === 'loaded' ? shown.order : null;
  useEffect(() => {
    if (found !== null) void navigate(`/orders/${urlPart(nameOfOrder(found))}`);
  }, [found, navigate]);

  const problemOf = (): string | undefined => {
    if (isMissing) return t('rejectionManagement.required');
    if (!hasAsked) return undefined;
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
  const text = typed.trim();
  const pasted = pastedNumbers(typed, 'order');
  const isSeveral = pasted.numbers.length > 1;
  const next = nextOpen(list ?? [], null);
  const openNext = () => {
    if (next !== null) void navigate(`/orders/${urlPart(next)}`);
  };
  const submit = () => {
    setIsMissing(text === '' && next === null);
    if (text === '') openNext();
    else if (isSeveral) {
      dispatch(orderDisplayActions.workListExtended(pasted.numbers));
      setTyped('');
    } else {
      setHasAsked(true);
      // A text that is no order number is requested as it was typed.
      dispatch(orderDisplayActions.orderRequested(pasted.numbers[0] ?? text));
    }
  };
  const submitText = () => {
    if (shown.phase === 'loading') return t('common.loading');
    return t(isSeveral ? 'rejectionManagement.extend' : 'rejectionManagement.open');
  };
  return (
    <FullPage title={t('rejectionManagement.title')} aside={null} ref={page}>
      <FieldForm
        className={styles.form}
        label={t('order.number')}
        hint={pasted.numbers.length > 0 ? recognisedText(pasted, t) : t('rejectionManagement.hint')}
        maxLength={longestPaste}
        autoFocus
        value={typed}
        error={problemOf()}
        submitText={submitText()}
        submitLook="primary"
        onType={(changed) => {
          setTyped(changed);
          setIsMissing(false);
          setHasAsked(false);
        }}
        onSubmit={submit}
      />
      <WorkList list={list} onNext={next === null ? undefined : openNext} />
    </FullPage>
  );
}
