import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { offerActions, selectOfferState } from '../offerSlice';
import '~/domain/address/addressWords.de';
import '../offerDialogTexts.de';

interface BlockedAddressDialogProps {
  /** The blocked address in one line, and the possible replacements. */
  readonly address: string;
  readonly others: readonly { readonly id: string; readonly text: string }[];
  readonly mayCreate: boolean;
  readonly onChoose: (addressId: string) => void;
  readonly onCreate: () => void;
}

/** Asks for another address, because nothing may be delivered to a category-1 address (REQ C6.5, C14.6). */
export function BlockedAddressDialog({ address, others, mayCreate, onChoose, onCreate }: BlockedAddressDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { failure } = useParts(selectOfferState, 'failure');
  const close = () => dispatch(offerActions.dialogOpened('closed'));
  const detail = failure?.kind === 'addressCategory1' ? failure.detail : null;
  const first = others[0];
  return (
    <Dialog
      question={judgement}
      title={t('offer.blockedAddress.title')}
      width="medium"
      onClose={close}
      actions={
        <>
          <Button initialFocus={first === undefined && !mayCreate} onClick={close}>
            {t('common.close')}
          </Button>
          {mayCreate && (
            <Button
              choice="n"
              initialFocus={first === undefined}
              onClick={() => {
                close();
                onCreate();
              }}
            >
              {t('address.add')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('offer.blockedAddress.text', { address })}</p>
      {detail !== null && <p>{detail}</p>}
      {others.map(({ id, text }, index) => (
        <p key={id}>
          <Button
            look="link"
            choice={choiceOf(index)}
            initialFocus={id === first?.id}
            onClick={() => {
              close();
              onChoose(id);
            }}
          >
            {t('offer.blockedAddress.use', { address: text })}
          </Button>
        </p>
      ))}
    </Dialog>
  );
}
