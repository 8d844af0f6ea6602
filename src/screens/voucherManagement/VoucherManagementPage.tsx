import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { readCustomerNumber, type CustomerNumberInput } from '~/domain/customer/customerNumber';
import { sourceChannelOf } from '~/domain/order/salesChannel';
import { selectBasketId } from '~/features/basket/basketSlice';
import { OrderEntryLink } from '~/features/call/components/OrderEntryLink';
import { selectCallState } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { RedeemedVouchers } from '~/features/voucher/components/RedeemedVouchers';
import { SuggestedVouchers } from '~/features/voucher/components/SuggestedVouchers';
import { VoucherCheck } from '~/features/voucher/components/VoucherCheck';
import { selectVoucherManagementState, voucherManagementActions } from '~/features/voucher/voucherManagementSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { FieldForm } from '~/shared/ui/FieldForm';
import { FullPage } from '~/shared/ui/FullPage';
import { Panel } from '~/shared/ui/Panel';
import { CustomerOfVouchers } from './CustomerOfVouchers';
import { vouchersInAddress } from './vouchersAddress';
import '~/domain/customer/customerWords.de';
import '~/features/voucher/voucherManagementTexts.de';
import './voucherManagementPageTexts.de';
import styles from './VoucherManagementPage.module.css';

/**
 * Vouchers of a customer and the check of a code (REQ I1.1, I1.2, DECISIONS 14), at `/vouchermgmt` without a customer and at
 * `/customervoucher/{customerId}` with one. A customer number leads from the first to the second.
 */
export function VoucherManagementPage() {
  const { customerId = null } = useParams();
  // The key resets the page for another customer. A link may carry a number that is typed with blanks.
  return <VouchersOf key={customerId} typedNumber={customerId} />;
}

function VouchersOf({ typedNumber }: { readonly typedNumber: string | null }) {
  const t = useText();
  const dispatch = useDispatch();
  const checkField = useRef<HTMLInputElement>(null);
  const { allowed, sales, sourceOverride } = useParts(selectCallState, 'allowed', 'sales', 'sourceOverride');
  const ofCall = useSelector(selectCustomer)?.externalCustomerId ?? null;
  const basketOfCall = useSelector(selectBasketId);
  const { lookup } = useParts(selectVoucherManagementState, 'lookup');
  const [view, changeView] = useViewInAddress(vouchersInAddress);
  const input = typedNumber === null ? null : readCustomerNumber(typedNumber);
  const customerNumber = input?.kind === 'valid' ? input.customerNumber : null;

  useEffect(() => {
    dispatch(voucherManagementActions.customerShown(customerNumber));
  }, [customerNumber, dispatch]);
  useEffect(
    () => () => {
      dispatch(voucherManagementActions.left());
    },
    [dispatch],
  );

  const basketId = customerNumber !== null && customerNumber === ofCall ? basketOfCall : null;
  const salesChannel = sales.channel;
  const sourceChannel = sourceOverride ?? sourceChannelOf(salesChannel);
  const check = useCallback(
    (code: string) => {
      checkField.current?.focus();
      dispatch(voucherManagementActions.checkRequested({ code, basketId, salesChannel, sourceChannel }));
    },
    [basketId, salesChannel, sourceChannel, dispatch],
  );
  const onCheck = allowed.voucherForm ? check : null;
  const isKnown = customerNumber !== null && lookup.phase !== 'notFound';
  return (
    <FullPage
      title={t('voucherManagementPage.title')}
      // Somebody who may open order histories may take orders: both need the same role.
      aside={<OrderEntryLink text={t('voucherManagementPage.toOrderEntry')} />}
      className={styles.page}
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel title={t('voucherManagement.customer')} plain>
            <CustomerNumber
              typedNumber={typedNumber}
              problem={input}
              notFound={lookup.phase === 'notFound' ? customerNumber : null}
            />
            {isKnown && <CustomerOfVouchers customerNumber={customerNumber} />}
          </Panel>
          {allowed.voucherForm && (
            <VoucherCheck ref={checkField} withBasket={basketId !== null} autoFocus={isKnown} onCheck={check} />
          )}
        </div>
        <div className={styles.lists}>
          {isKnown && allowed.voucherDetails ? (
            <>
              <SuggestedVouchers onCheck={onCheck} />
              <RedeemedVouchers
                view={view}
                onView={changeView}
                mayOpenOrders={allowed.orderDisplay}
                onCheck={onCheck}
              />
            </>
          ) : (
            <p className={styles.empty}>{t('voucherManagementPage.noCustomer')}</p>
          )}
        </div>
      </div>
    </FullPage>
  );
}

interface CustomerNumberProps {
  readonly typedNumber: string | null;
  /** How the number of the address reads; null: the address has none. */
  readonly problem: CustomerNumberInput | null;
  /** The number that no customer has. */
  readonly notFound: string | null;
}

/** The field for a customer number; the customer of the running call is offered at once. */
function CustomerNumber({ typedNumber, problem, notFound }: CustomerNumberProps) {
  const t = useText();
  const navigate = useNavigate();
  const customer = useSelector(selectCustomer);
  const [typed, setTyped] = useState(typedNumber ?? '');
  const [refused, setRefused] = useState<CustomerNumberInput | null>(problem);
  const ofCall = customer?.externalCustomerId ?? null;
  const open = () => {
    const input = readCustomerNumber(typed);
    setRefused(input);
    if (input.kind === 'valid') void navigate(pathOf(input.customerNumber));
  };
  const error = () => {
    if (refused?.kind === 'missing') return t('customer.number.required');
    if (refused?.kind === 'invalid') return t('customer.number.invalid');
    return notFound !== null && typed === typedNumber ? t('customer.notFound', { number: notFound }) : undefined;
  };
  return (
    <div className={styles.body}>
      <FieldForm
        label={t('customer.number.label')}
        hint={t('voucherManagement.customerHint')}
        inputMode="numeric"
        autoFocus={typedNumber === null || problem?.kind !== 'valid'}
        value={typed}
        error={error()}
        submitText={t('voucherManagement.open')}
        onType={(text) => {
          setTyped(text);
          setRefused(null);
        }}
        onSubmit={open}
      />
      {customer !== null && ofCall !== null && ofCall !== typedNumber && (
        <p className={styles.offer}>
          <Link to={pathOf(ofCall)}>
            {t('voucherManagement.ofCall', { name: `${customer.firstName} ${customer.lastName}`, number: ofCall })}
          </Link>
        </p>
      )}
    </div>
  );
}

function pathOf(customerNumber: string): string {
  return `/customervoucher/${urlPart(customerNumber)}`;
}
