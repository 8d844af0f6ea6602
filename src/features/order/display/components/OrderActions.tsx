import { Fragment, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { recreatablePayments } from '~config/recreatablePayments';
import { urlPart } from '~/domain/common/urlPart';
import type { Country } from '~/domain/common/country';
import type { ComplaintClaim } from '~/domain/order/complaint';
import { actionBlock, isRejected, type ActionFacts, type OrderActionName } from '~/domain/order/orderActions';
import { countryOfCustomer } from '~/domain/order/orderCountry';
import { recreatedOrderOf, type RecreatedOrder } from '~/domain/order/recreation';
import { selectCallState } from '~/features/call/callSlice';
import { claimRefusalText } from '~/features/order/complaint/claimRefusalTexts';
import { ComplaintButton } from '~/features/order/complaint/components/ComplaintButton';
import { useOnceRead } from '~/shared/hooks/useOnceRead';
import { useParts } from '~/shared/hooks/useParts';
import type { Order } from '~/domain/order/order';
import { orderDisplayActions, selectOrderDisplayState } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { cancellableOrder, orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { OffActions } from './OffActions';
import { PaypalNote } from './PaypalNote';
import { usePaypalWindow } from '../usePaypalWindow';
import { useText } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { keyOf } from '~/shared/hooks/useScreenKeys';
import { Button } from '~/shared/ui/Button';
import { ChoiceKey } from '~/shared/ui/ChoiceKey';
import { copyToClipboard } from '~/shared/ui/copyToClipboard';
import { orderAsText } from '../orderAsText';
import '~/domain/order/orderWords.de';
import '../orderDisplayPageTexts.de';
import styles from './OrderDisplay.module.css';

interface OrderActionsProps {
  readonly order: Order;
  /** Null: it is not loaded yet, and no action is possible. */
  readonly loaded: LoadedOrder | null;
  readonly onRecreate: (order: RecreatedOrder, country: Country | null) => void;
  readonly onClaim: (claim: ComplaintClaim, country: Country | null) => void;
}

/**
 * The digit of an action. It focuses the button instead of pressing it, because the digits of an order number that is typed outside a
 * field must not trigger anything (DECISIONS 220).
 */
function keyOfAction(digit: number) {
  return { choice: String(digit), choiceFocuses: true };
}

/** An action, its words, and why it is not possible (null: it is). */
interface OrderAction {
  readonly digit: number;
  readonly name: string;
  readonly reason: string | null;
  readonly control: ReactNode;
}

/** Renders the actions of the order (REQ E2.2): those that are possible, and one line with those that are not (DECISIONS 242). */
export function OrderActions({ order, loaded, onRecreate, onClaim }: OrderActionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { allowed, flags } = useParts(selectCallState, 'allowed', 'flags');
  const { resubmission } = useParts(selectOrderDisplayState, 'resubmission');
  const paypal = usePaypalWindow(order);
  const facts: ActionFacts = {
    mayResubmit: allowed.rejectionManagement,
    mayCancel: isRejected(order) ? allowed.rejectionManagement : allowed.orderHistory,
    mayEdit: allowed.editOrder,
    paypal,
    recreatablePayments,
  };
  const reasonOf = (name: OrderActionName) => {
    const block = actionBlock(name, order, facts);
    return block === null ? null : t(`orderAction.block.${block}`);
  };
  const isSending = resubmission.status === 'sending';
  const resubmit = useOnceRead(
    () => dispatch(orderDisplayActions.resubmitRequested()),
    resubmission.status === 'none' || isSending ? null : resubmission,
  );
  const cancel = () => {
    if (isRejected(order)) dispatch(orderDisplayActions.cancellationAdvanced({ status: 'asking' }));
    else dispatch(orderCancellationActions.cancellationAdvanced({ phase: 'asking', order: cancellableOrder(order) }));
  };
  const copy = async (shown: LoadedOrder) => {
    const isCopied = await copyToClipboard(orderAsText(shown, t));
    notify(
      isCopied
        ? { variant: 'success', text: { key: 'orderAction.copied' } }
        : { variant: 'error', text: { key: 'orderAction.copyFailed' } },
    );
  };
  const actions: readonly OrderAction[] = [
    {
      digit: 1,
      name: t('orderAction.resubmit'),
      reason: reasonOf('resubmit'),
      control: (
        <Button look="primary" isOff={isSending} {...keyOfAction(1)} onClick={resubmit}>
          {t(isSending ? 'orderAction.resubmitting' : 'orderAction.resubmit')}
        </Button>
      ),
    },
    {
      digit: 2,
      name: t('orderAction.cancel'),
      reason: reasonOf('cancel'),
      control: (
        <Button look="danger" {...keyOfAction(2)} onClick={cancel}>
          {t('orderAction.cancel')}
        </Button>
      ),
    },
    {
      digit: 3,
      name: t('orderAction.recreate'),
      reason: reasonOf('recreate'),
      control: flags.orderRecreation && (
        <Button
          {...keyOfAction(3)}
          onClick={() =>
            loaded !== null &&
            onRecreate(recreatedOrderOf(order, loaded.details), countryOfCustomer(order, loaded.details))
          }
        >
          {t('orderAction.recreate')}
        </Button>
      ),
    },
    {
      digit: 4,
      name: t('orderAction.edit'),
      reason: reasonOf('edit'),
      control: (
        <Link className={styles.button} to={`/edit-order/${urlPart(order.id)}`} data-choice-focuses="" {...keyOf('4')}>
          {t('orderAction.edit')}
          <ChoiceKey choice="4" />
        </Link>
      ),
    },
    {
      digit: 5,
      name: t('order.claim'),
      reason: claimRefusalText(order, t),
      control: flags.complaintOrders && (
        <ComplaintButton
          order={order}
          {...keyOfAction(5)}
          onClaim={(claim) => loaded !== null && onClaim(claim, countryOfCustomer(order, loaded.details))}
        />
      ),
    },
    {
      digit: 6,
      name: t('orderAction.print'),
      reason: null,
      control: (
        <Button {...keyOfAction(6)} onClick={() => globalThis.print()}>
          {t('orderAction.print')}
        </Button>
      ),
    },
    {
      digit: 7,
      name: t('orderAction.copy'),
      reason: null,
      control: (
        <Button {...keyOfAction(7)} onClick={() => loaded !== null && void copy(loaded)}>
          {t('orderAction.copy')}
        </Button>
      ),
    },
  ];
  const known = actions.filter(({ control }) => control !== false);
  return (
    <section className={styles.actions} aria-label={t('orderAction.region')} inert={loaded === null}>
      <PaypalNote paypal={paypal} />
      <div className={styles.buttons}>
        {known.map(({ digit, reason, control }) => reason === null && <Fragment key={digit}>{control}</Fragment>)}
      </div>
      <OffActions
        actions={known.flatMap(({ digit, name, reason }) =>
          reason === null ? [] : [{ digit: String(digit), name, reason }],
        )}
      />
    </section>
  );
}
