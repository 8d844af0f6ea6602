import { useDispatch, useSelector } from 'react-redux';
import { nextColour } from '~/domain/common/seatLamp';
import { seatLampActions, selectSeatLamp } from '~/features/seatLamp/seatLampSlice';
import '~/features/seatLamp/seatLampTexts.de';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { NarrowPage } from '~/shared/ui/NarrowPage';

export function SeatLampPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { colour, status } = useSelector(selectSeatLamp);
  return (
    <NarrowPage title={t('seatLamp.title')}>
      <p>{t('seatLamp.now', { colour })}</p>
      {status === 'failed' && <p role="alert">{t('seatLamp.failed')}</p>}
      <Button
        onClick={() => {
          dispatch(seatLampActions.switchRequested(nextColour(colour)));
        }}
      >
        {t('seatLamp.next')}
      </Button>
    </NarrowPage>
  );
}
