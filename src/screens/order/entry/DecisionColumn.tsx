import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { limits } from '~config/limits';
import type { PaymentRepair } from '~/domain/payment/paymentRepair';
import { stockWarnings } from '~/domain/order/stockWarnings';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCurrency } from '~/features/call/callSlice';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { OfferPanel } from '~/features/offer/components/OfferPanel';
import { selectOffer, selectPlans } from '~/features/offer/offerSlice';
import { SubmitPanel } from '~/features/order/place/components/SubmitPanel';
import { PaymentPanel } from '~/features/payment/components/PaymentPanel';
import { VoucherField } from '~/features/voucher/components/VoucherField';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { selectPaymentFacts } from '~/flows/order/place/offerInputs';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { After } from '~/shared/ui/After';
import { laterPart } from '~/shared/ui/laterPart';
import { Region } from '~/shared/ui/Region';
import type { Places } from './usePlaces';
import styles from './OrderEntryPage.module.css';

const CallAnnouncement = laterPart(async () => (await import('./CallAnnouncement')).CallAnnouncement, 'floating');

interface DecisionColumnProps {
  readonly places: Places;
  readonly onSubmit: () => void;
}

/** Subscribes to the open points itself, so that the column does not render with each key of an article number, which is one of them. */
function Submission(props: Omit<ComponentProps<typeof SubmitPanel>, 'blocks'>) {
  return <SubmitPanel blocks={useSelector(selectSubmitBlocks)} {...props} />;
}

/** Renders the offer, vouchers, payment, what still blocks the order, and the submit button. */
export function DecisionColumn({ places, onSubmit }: DecisionColumnProps) {
  const dispatch = useDispatch();
  const { offerPanel, payment, voucherField, paymentOption, productField, jump } = places;
  const customer = useSelector(selectCustomer);
  const currency = useSelector(selectCurrency);
  const { items, facts } = useParts(selectBasketState, 'items', 'facts');
  const offer = useSelector(selectOffer);
  const plans = useSelector(selectPlans);
  const paymentFacts = useSelector(selectPaymentFacts);
  const isKnown = customer !== null && customer.externalCustomerId !== null;
  const lineSum = items.reduce((sum, { sku, quantity }) => sum + (facts[sku]?.price ?? 0) * quantity, 0);

  const repair = ({ kind }: PaymentRepair) => {
    switch (kind) {
      case 'deliverToBillingAddress':
        if (customer?.billingAddress) dispatch(customerActions.deliveryAddressChosen(customer.billingAddress.id));
        paymentOption.current?.focus();
        return;
      case 'removeVouchers':
        dispatch(voucherActions.allRemoved());
        paymentOption.current?.focus();
        return;
      case 'addArticles':
        productField.current?.focus();
        return;
    }
  };
  return (
    <div className={styles.decision}>
      <Region>
        <OfferPanel
          ref={offerPanel}
          currency={currency}
          lineSum={lineSum}
          warnings={offer === null ? [] : stockWarnings(offer.items)}
          announcement={
            <After milliseconds={limits.loadAheadDelay}>
              <CallAnnouncement />
            </After>
          }
        />
      </Region>
      <div ref={payment} className={styles.scroll}>
        <Region>
          <VoucherField
            ref={voucherField}
            isEmployee={paymentFacts.isEmployee}
            maySuggest={isKnown && !paymentFacts.isEmployee}
            currency={currency}
            offered={offer?.vouchers ?? []}
          />
          <PaymentPanel
            facts={paymentFacts}
            currency={currency}
            plans={plans}
            preferred={customer?.preferredPaymentMethod ?? null}
            mayKeep={isKnown}
            knownBank={customer?.bankingDetails ?? null}
            holder={customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim()}
            firstOptionRef={paymentOption}
            onRepair={repair}
          />
        </Region>
      </div>
      <Submission
        total={items.length === 0 ? '' : formatMoney(offer?.totalPrice ?? lineSum, currency)}
        onJump={jump}
        onSubmit={onSubmit}
      />
    </div>
  );
}
