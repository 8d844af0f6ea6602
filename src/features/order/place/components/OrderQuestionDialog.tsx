import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { isValidPhone } from '~/domain/customer/phoneRules';
import type { SubmitQuestion } from '~/domain/order/submitQuestions';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { immediateAnswers, judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { TextField } from '~/shared/ui/TextField';
import { orderQuestionActions, selectOrderQuestion } from '../orderQuestionSlice';
import '../orderQuestionTexts.de';
import '../orderTexts.de';
import '~/shared/i18n/dialogTexts.de';

interface OrderQuestionDialogProps {
  readonly currency: Currency;
  /** The address of the question in one line. */
  readonly addressLine: string;
  /** Called with the phone number for the forwarder, where the customer has none on file. */
  readonly onPhone: (phone: string) => void;
  readonly onNewSession: () => void;
}

/** Asks a question that has to be settled before the order (REQ C14); the submission continues after the answer. */
export function OrderQuestionDialog(props: OrderQuestionDialogProps) {
  const question = useSelector(selectOrderQuestion);
  if (question === null) return null;
  if (question.kind === 'telephoneNotification') return <TelephoneNotification {...props} question={question} />;
  if (question.kind === 'inactiveSession') return <InactiveSession onNewSession={props.onNewSession} />;
  return <Confirmation {...props} question={question} />;
}

function useAnswers() {
  const dispatch = useDispatch();
  return {
    agree: () => dispatch(orderQuestionActions.answered()),
    dismiss: () => dispatch(orderQuestionActions.dismissed()),
  };
}

function InactiveSession({ onNewSession }: Pick<OrderQuestionDialogProps, 'onNewSession'>) {
  const t = useText();
  const { dismiss } = useAnswers();
  return (
    <Dialog
      question={judgement}
      title={t('order.question.inactiveTitle')}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            initialFocus
            onClick={() => {
              dismiss();
              onNewSession();
            }}
          >
            {t('order.newSession')}
          </Button>
        </>
      }
    >
      <p>{t('order.question.inactiveText')}</p>
    </Dialog>
  );
}

interface ConfirmationProps extends OrderQuestionDialogProps {
  readonly question: Extract<SubmitQuestion, { kind: 'orderLimit' | 'deliveryAddressChange' }>;
}

function Confirmation({ question, currency, addressLine }: ConfirmationProps) {
  const t = useText();
  const { agree, dismiss } = useAnswers();
  const isLimit = question.kind === 'orderLimit';
  return (
    <Dialog
      question={judgement}
      title={t(isLimit ? 'order.question.limitTitle' : 'order.question.addressTitle')}
      confirmByKey={false}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('common.back')}</Button>
          <Button look="primary" initialFocus onClick={agree}>
            {t(isLimit ? 'order.question.limitAgree' : 'order.question.addressAgree')}
          </Button>
        </>
      }
    >
      <p>
        {isLimit
          ? t('order.question.limitText', {
              total: formatMoney(question.total, currency),
              limit: formatMoney(question.limit, currency),
            })
          : t('order.question.addressText', { lines: question.lines, address: addressLine })}
      </p>
    </Dialog>
  );
}

interface TelephoneNotificationProps extends OrderQuestionDialogProps {
  readonly question: Extract<SubmitQuestion, { kind: 'telephoneNotification' }>;
}

/** Asks for the phone number that the forwarder calls before the delivery. */
function TelephoneNotification({ question, onPhone }: TelephoneNotificationProps) {
  const t = useText();
  const { agree, dismiss } = useAnswers();
  const [phone, setPhone] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const known = question.phone;
  const goOn = () => {
    if (known !== null) agree();
    else if (phone.trim() !== '' && isValidPhone(phone)) onPhone(phone.trim());
    else setIsRefused(true);
  };
  return (
    <Dialog
      question={immediateAnswers}
      title={t('order.question.notificationTitle')}
      confirmByKey={false}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('common.back')}</Button>
          <Button look="primary" initialFocus={known !== null} onClick={goOn}>
            {t('order.question.notificationAgree')}
          </Button>
        </>
      }
    >
      <p>{t('order.question.notificationText', { skus: question.skus.join(', ') })}</p>
      {known === null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <TextField
            label={t('order.question.phone')}
            inputMode="tel"
            data-initial-focus=""
            value={phone}
            error={isRefused ? t('order.question.phoneInvalid') : undefined}
            onChange={(event) => {
              setPhone(event.currentTarget.value);
              setIsRefused(false);
            }}
          />
        </form>
      ) : (
        <p>{t('order.question.phoneKnown', { phone: known })}</p>
      )}
    </Dialog>
  );
}
