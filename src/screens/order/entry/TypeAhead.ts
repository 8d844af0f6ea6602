import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsNumberTyped, selectLogin, selectLogins } from '~/features/customer/ofCall/customerSlice';
import { selectPinState } from '~/features/customer/pin/pinSlice';
import { readTokens } from '~/features/auth/tokenStorage';
import { noteDroppedText } from '~/features/auth/typedBeforeSignIn';
import { useParts } from '~/shared/hooks/useParts';
import { typeAhead, type TypeAheadHold } from '~/shared/keyboard/typeAhead';
import { notify } from '~/shared/notify/notices';
import { selectHasCustomerQuestion } from './deskQuestions';
import '~/shared/i18n/commonTexts.de';

const loadAddressPanel = () => import('~/features/customer/ofCall/components/DeliveryAddressPanel');

/**
 * Buffers the keys pressed between the Enter that loads a customer and the ready desk, and replays them in their order. Renders nothing,
 * like `FocusOfCall`.
 */
export function TypeAhead(): null {
  const login = useSelector(selectLogin);
  const logins = useSelector(selectLogins);
  const { check } = useParts(selectPinState, 'check');
  const hasQuestion = useSelector(selectHasCustomerQuestion);
  const isVerifying = login.phase === 'asking' && check === 'running';
  const hold: TypeAheadHold = login.phase === 'loading' || isVerifying ? 'all' : hasQuestion ? 'untilQuestion' : 'none';

  useEffect(() => typeAhead.listen(document), []);
  const isSoonAsked = useSelector(selectIsNumberTyped) || login.phase === 'loading';
  useEffect(() => {
    // Preloads the dialogs once a number is typed, because a question follows it. A failed import shows when a dialog renders.
    if (isSoonAsked) void Promise.all([import('./CustomerDialogs'), loadAddressPanel()]).catch(() => undefined);
  }, [isSoonAsked]);
  const before = useRef({ phase: login.phase, logins });
  useEffect(() => {
    // The agent ended the login: the buffered keys were meant for that customer and are dropped.
    const isGivenUp =
      login.phase === 'denied' ||
      login.phase === 'idle' ||
      (login.phase === 'done' && before.current.logins === logins);
    const hasEnded = before.current.phase !== login.phase && isGivenUp;
    before.current = { phase: login.phase, logins };
    if (hasEnded && typeAhead.drop()) notify({ variant: 'info', text: { key: 'keys.typedAheadDropped' } });
    typeAhead.hold(hold);
  }, [login, logins, hold]);
  useEffect(
    () => () => {
      const hadText = typeAhead.drop();
      // Unmounted because the session has ended.
      if (hadText && readTokens().idToken === null) noteDroppedText();
      typeAhead.hold('none');
    },
    [],
  );
  return null;
}
