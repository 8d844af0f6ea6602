import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { customerActions } from '../customerSlice';
import type { LoginState } from '../customerState';
import '~/shared/i18n/commonTexts.de';
import '../customerLoginTexts.de';

interface LoginFailureProps {
  readonly login: Extract<LoginState, { phase: 'failed' | 'denied' }>;
}

/** Renders why nobody is loaded: the record could not be read, or the caller was not confirmed. */
export function LoginFailure({ login }: LoginFailureProps) {
  const t = useText();
  const dispatch = useDispatch();
  if (login.phase === 'denied') return <Message tone="warning">{t('customer.denied', { name: login.name })}</Message>;
  return (
    <Message
      tone="error"
      actionText={t('common.tryAgain')}
      onAction={() => dispatch(customerActions.loginRequested(login.customerNumber))}
    >
      {t(login.unreachable ? 'customer.loadUnreachable' : 'customer.loadFailed')}
    </Message>
  );
}
