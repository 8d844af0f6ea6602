import { useDispatch, useSelector } from 'react-redux';
import type { PostalAddress } from '~/domain/address/address';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { isOnItsWay, letterActions, selectRingSend } from '../letterSlice';
import '../letterTexts.de';
import styles from './RingTemplateDialog.module.css';

interface RingTemplateDialogProps {
  readonly customer: { readonly externalCustomerId: string | null; readonly name: string } | null;
  /** The billing address if a letter can be delivered there. */
  readonly address: PostalAddress | null;
}

/** Renders the order form of the free ring-size template by letter (REQ B15.1). Enter sends, Esc closes. */
export function RingTemplateDialog({ customer, address }: RingTemplateDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const send = useSelector(selectRingSend);
  const externalCustomerId = customer?.externalCustomerId ?? null;
  const close = () => dispatch(letterActions.ringDialogClosed());

  if (customer === null || externalCustomerId === null || address === null) {
    return (
      <Dialog
        title={t('letter.ringTitle')}
        onClose={close}
        actions={
          <Button initialFocus onClick={close}>
            {t('common.close')}
          </Button>
        }
      >
        <p>{t(missingText(customer, externalCustomerId))}</p>
      </Dialog>
    );
  }
  const isSending = isOnItsWay(send);
  const problem = send?.externalCustomerId === externalCustomerId ? send.status : null;
  return (
    <Dialog
      title={t('letter.ringTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common.close')}</Button>
          <Button
            look="primary"
            initialFocus
            isOff={isSending}
            onClick={() => dispatch(letterActions.ringTemplateRequested({ externalCustomerId, address }))}
          >
            {t(isSending ? 'letter.ringSending' : 'letter.ringSend')}
          </Button>
        </>
      }
    >
      <p>{t('letter.ringText')}</p>
      <p className={styles.address}>
        {[customer.name, ...linesOf(address)].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {problem === 'alreadySent' && <Message tone="warning">{t('letter.ringAlreadySent')}</Message>}
      {problem === 'failed' && (
        <Message tone="error">
          {t('letter.ringFailed')}. {t('letter.ringNext')}
        </Message>
      )}
    </Dialog>
  );
}

function missingText(customer: unknown, externalCustomerId: string | null): PlainTextKey {
  if (customer === null) return 'letter.ringNeedsCustomer';
  return externalCustomerId === null ? 'letter.ringNeedsNumber' : 'letter.ringNeedsStreet';
}

function linesOf({ careOf, street, streetNumber, zipCode, city }: PostalAddress): readonly string[] {
  return [...(careOf === undefined ? [] : [careOf]), `${street} ${streetNumber}`, `${zipCode} ${city}`];
}
