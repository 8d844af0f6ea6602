import { useDispatch, useSelector } from 'react-redux';
import type { ScriptStepId } from '~/domain/order/scriptSteps';
import { nameOf } from '~/domain/customer/customer';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCallState, selectCurrency } from '~/features/call/callSlice';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { selectCustomer, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { offerActions, selectOffer } from '~/features/offer/offerSlice';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { ScriptPanel } from '~/features/script/components/ScriptPanel';
import { scriptActions } from '~/features/script/scriptSlice';
import { selectRepeated } from '~/flows/order/place/repeatedArticles';
import { selectScriptSteps, selectStatements } from '~/flows/order/place/scriptFacts';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { statementText } from '~/features/order/place/statementTexts';
import './callScriptTexts.de';
import '~/domain/payment/paymentMethodWords.de';

/**
 * Renders the call script with the current values of the call. The tick at the total is kept with the offer, not in the script.
 */
export function CallScript() {
  const dispatch = useDispatch();
  const steps = useSelector(selectScriptSteps);
  const textOf = useScriptTexts();
  const tick = (id: ScriptStepId, isDone: boolean) => {
    if (id === 'readOut') {
      if (isDone) dispatch(offerActions.totalAnnounced());
    } else dispatch(isDone ? scriptActions.ticked(id) : scriptActions.unticked(id));
  };
  return <ScriptPanel lines={steps.map((step) => ({ ...step, text: textOf(step.id) }))} onTick={tick} />;
}

function useScriptTexts(): (id: ScriptStepId) => string {
  const t = useText();
  const { agentName } = useParts(selectCallState, 'agentName');
  const currency = useSelector(selectCurrency);
  const customer = useSelector(selectCustomer);
  const address = useSelector(selectDeliveryAddress);
  const { items, facts } = useParts(selectBasketState, 'items', 'facts');
  const payment = useSelector(selectPaymentSelection);
  const offer = useSelector(selectOffer);
  const order = useSelector(selectOrderState);
  const statements = useSelector(selectStatements);
  const repeated = useSelector(selectRepeated);
  const nameOfArticle = (sku: string) => facts[sku]?.name ?? sku;
  return (id) => {
    switch (id) {
      case 'greeting':
        return t('script.greeting', { agent: agentName });
      case 'customer':
        return customer === null ? t('script.customer') : t('script.customerKnown', { name: nameOf(customer) });
      case 'birthday':
        return t('script.birthday');
      case 'consents':
        return t('script.consents');
      case 'articles':
        return t('script.articles');
      case 'repeatedArticle':
        return Object.values(repeated)
          .map(({ sku, placedAt }) =>
            t('script.repeatedArticle', { name: nameOfArticle(sku), date: berlinDateTime(placedAt).slice(0, 10) }),
          )
          .join(' ');
      case 'takeBack':
        return t('script.takeBack');
      case 'address':
        return t('script.address', { address: address === null ? '–' : addressLine(address, t) });
      case 'payment':
        return payment === null
          ? t('script.payment')
          : t('script.paymentKnown', { method: t(`payment.method.${payment.method}`) });
      case 'statements':
        return statements.map((statement) => statementText(statement, currency, t)).join(' ');
      case 'readOut':
        return t('script.readOut', {
          articles: items.map(({ sku, quantity }) => `${String(quantity)} × ${nameOfArticle(sku)}`).join(', '),
          total: offer === null ? '–' : formatMoney(offer.totalPrice, currency),
        });
      case 'submit':
        return t('script.submit');
      case 'orderNumber':
        return t('script.orderNumber', { number: order.phase === 'confirmed' ? order.order.number : '–' });
      case 'farewell':
        return t('script.farewell');
    }
  };
}
