import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { laterPart } from '~/shared/ui/laterPart';
import { customerActions, selectLogin } from '../customerSlice';
import type { WaysOnProps } from './StoppedMessage';
import '../customerTexts.de';
import styles from './CustomerPanel.module.css';

const StoppedMessage = laterPart(async () => (await import('./StoppedMessage')).StoppedMessage, 'inPlace');

/** Renders why the login stopped and what to do next. Problems of the number itself are shown at the field. */
export function LoginMessage(props: WaysOnProps) {
  const t = useText();
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  switch (login.phase) {
    case 'loading':
      return (
        <p className={styles.skeleton} role="status">
          {t('customer.loading', { number: login.customerNumber })}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.message}>
          <Message
            tone="error"
            actionText={t('common.tryAgain')}
            onAction={() => dispatch(customerActions.loginRequested(login.customerNumber))}
          >
            {t(login.unreachable ? 'customer.loadUnreachable' : 'customer.loadFailed')}
          </Message>
        </div>
      );
    case 'denied':
      return (
        <div className={styles.message}>
          <Message tone="warning">{t('customer.denied', { name: login.name })}</Message>
        </div>
      );
    case 'stopped':
      return <StoppedMessage {...props} login={login} />;
    case 'idle':
    case 'invalidNumber':
    case 'notFound':
    case 'asking':
    case 'done':
      return null;
  }
}
