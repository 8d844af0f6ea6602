import { useDispatch } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import { mayRequestPinLetter, newPinLetterFrom } from '~/domain/common/workingDays';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { pinActions, selectPinState } from '../pinSlice';
import '../pinTexts.de';

/** Requests a new PIN by letter; possible again five working days after a request (REQ B3.4). */
export function PinLetter({ now }: { readonly now: () => Date }) {
  const t = useText();
  const dispatch = useDispatch();
  const { letter, letterRequestedOn } = useParts(selectPinState, 'letter', 'letterRequestedOn');
  const mayRequest = mayRequestPinLetter(letterRequestedOn, now());
  return (
    <>
      {letter === 'requested' && <Message tone="success">{t('pin.letter.requested')}</Message>}
      {letter === 'alreadySent' && <Message tone="warning">{t('pin.letter.alreadySent')}</Message>}
      {letter === 'failed' && <Message tone="error">{t('pin.letter.failed')}</Message>}
      {mayRequest && letter !== 'alreadySent' && (
        <p>
          <Button look="link" isOff={letter === 'requesting'} onClick={() => dispatch(pinActions.letterRequested())}>
            {t(letter === 'requesting' ? 'pin.letter.requesting' : 'pin.letter.request')}
          </Button>
        </p>
      )}
      {!mayRequest && letterRequestedOn !== null && (
        <p>{t('pin.letter.again', { date: germanDate(newPinLetterFrom(letterRequestedOn)) })}</p>
      )}
    </>
  );
}
