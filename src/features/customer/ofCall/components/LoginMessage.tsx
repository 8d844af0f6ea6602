import { useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { laterPart } from '~/shared/ui/laterPart';
import { selectLogin } from '../customerSlice';
import type { WaysOnProps } from './StoppedMessage';
import '../customerTexts.de';
import styles from './CustomerPanel.module.css';

const LoginFailure = laterPart(async () => (await import('./LoginFailure')).LoginFailure, 'inPlace');
const StoppedMessage = laterPart(async () => (await import('./StoppedMessage')).StoppedMessage, 'inPlace');

/** Renders why the login stopped and what to do next. Problems of the number itself are shown at the field. */
export function LoginMessage(props: WaysOnProps) {
  const t = useText();
  const login = useSelector(selectLogin);
  switch (login.phase) {
    case 'loading':
      return (
        <p className={styles.skeleton} role="status">
          {t('customer.loading', { number: login.customerNumber })}
        </p>
      );
    case 'failed':
    case 'denied':
      return (
        <div className={styles.message}>
          <LoginFailure login={login} />
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
