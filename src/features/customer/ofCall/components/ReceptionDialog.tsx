import { useDispatch } from 'react-redux';
import { receptionAnswers } from '~/domain/customer/reception';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { customerActions } from '../customerSlice';
import '../receptionTexts.de';
import styles from './LoginDialogs.module.css';

/** Renders the TV reception survey: one question, answered by one key or click (REQ B6.2). */
export function ReceptionDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const skip = () => dispatch(customerActions.surveyAnswered(null));
  return (
    <Dialog
      question={judgement}
      title={t('reception.title')}
      returnFocus={false}
      onClose={skip}
      actions={<Button onClick={skip}>{t('reception.skip')}</Button>}
    >
      <p className={styles.script}>{t('reception.script')}</p>
      <ul className={styles.answers}>
        {receptionAnswers.map((answer, index) => (
          <li key={answer}>
            <Button choice={choiceOf(index)} onClick={() => dispatch(customerActions.surveyAnswered(answer))}>
              {t(`reception.answer.${answer}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
