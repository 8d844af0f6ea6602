import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { withoutBlanks } from '~/domain/common/digits';
import type { BotRequest } from '~/domain/order/botRequest';
import { BotNumberForm } from '~/features/botRequest/components/BotNumberForm';
import { BotRequestAnswer } from '~/features/botRequest/components/BotRequestAnswer';
import { botRequestActions, selectBotRequestState } from '~/features/botRequest/botRequestSlice';
import { selectCallState, selectFlags } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { NarrowPage } from '~/shared/ui/NarrowPage';
import '~/domain/order/orderHistoryWords.de';
import './botRequestTitleTexts.de';

interface BotRequestPageProps {
  /** The agent may take orders and look at them. */
  readonly mayOrder: boolean;
  /** Opens the order entry with this customer. */
  readonly onOrderEntry: (customerNumber: string) => void;
}

/** Renders what the phone bot found out before it handed the caller over (REQ A14.1). The number is read from the address. */
export function BotRequestPage({ mayOrder, onOrderEntry }: BotRequestPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [parameters, setParameters] = useSearchParams();
  const { phoneBotCodeInput } = useSelector(selectFlags);
  const request = useSelector(selectBotRequestState);
  const number = withoutBlanks(parameters.get('number') ?? '');

  useEffect(() => {
    if (number !== '') dispatch(botRequestActions.requested({ number, mayReadOrders: mayOrder }));
    return () => {
      dispatch(botRequestActions.left());
    };
  }, [number, mayOrder, dispatch]);

  const load = () => dispatch(botRequestActions.requested({ number, mayReadOrders: mayOrder }));
  // With the flag the field is always rendered, so that the next number can be typed over this one. Without it (REQ A6.5)
  // the address names the number, and the field is rendered only where it names none or an unknown one (DECISIONS 38).
  const hasField = phoneBotCodeInput || number === '' || request.phase === 'notFound';
  return (
    <NarrowPage title={t('screen.botRequest')}>
      {hasField && (
        <BotNumberForm
          key={number}
          number={number}
          isRequired
          isUnknown={request.phase === 'notFound'}
          submitText={t('botRequest.load')}
          onSubmit={(typed) => {
            if (typed === number) load();
            else setParameters({ number: typed });
          }}
        />
      )}
      <BotRequestAnswer onRetry={load}>
        {mayOrder && request.phase === 'loaded' && <Ways request={request.request} onOrderEntry={onOrderEntry} />}
      </BotRequestAnswer>
    </NarrowPage>
  );
}

interface WaysProps {
  readonly request: BotRequest;
  readonly onOrderEntry: (customerNumber: string) => void;
}

function Ways({ request: { customerNumber, orderNumber }, onOrderEntry }: WaysProps) {
  const t = useText();
  const { allowed } = useParts(selectCallState, 'allowed');
  return (
    <>
      {customerNumber !== null && (
        <>
          <Button look="primary" autoFocus onClick={() => onOrderEntry(customerNumber)}>
            {t('botRequest.orderEntry')}
          </Button>
          {allowed.orderHistory && (
            <Link to={`/orderhistory/${urlPart(customerNumber)}`}>{t('customer.orderHistory')}</Link>
          )}
        </>
      )}
      {orderNumber !== null && allowed.orderDisplay && (
        <Link to={`/orders/${urlPart(orderNumber)}`}>{t('botRequest.showOrder')}</Link>
      )}
    </>
  );
}
