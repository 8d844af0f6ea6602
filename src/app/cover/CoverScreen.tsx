import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { Agent } from '~/domain/common/agent';
import { berlinShortDateTime } from '~/domain/common/berlinTime';
import type { SignInFailure } from '~/features/auth/authReasons';
import '~/features/auth/authTexts.de';
import { endLeaving } from '~/features/auth/navigation';
import { startSignIn } from '~/features/auth/signIn';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { PlainPage } from '~/shared/ui/PlainPage';
import { currentCall } from '~/app/call/runningCall';
import { uncoverAfterSignIn } from './uncoverAfterSignIn';
import './coverTexts.de';

const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'];

/** Milliseconds after which the sign-in can be opened again where the page is still there. */
const navigationPatience = 10_000;

interface CoverScreenProps {
  readonly agent: Agent;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/**
 * Renders the cover in place of everything else. One key, or the button, saves the call and opens the sign-in, which returns to
 * this screen (DECISIONS 104). No key reaches the covered screen.
 */
export function CoverScreen({ agent, since }: CoverScreenProps) {
  const t = useText();
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<'covered' | 'leaving' | SignInFailure>('covered');
  // The call is saved and the session followed again: a sign-in in another tab may uncover this page.
  const returnToCover = useCallback((): void => {
    endLeaving();
    setState('covered');
  }, []);
  const signIn = async (): Promise<void> => {
    if (state === 'leaving') return;
    setState('leaving');
    await currentCall()?.saving.saveNow();
    const problem = await startSignIn(`${pathname}${search}${hash}`);
    if (problem !== null) setState(problem);
    // The agent may have stopped the navigation.
    else setTimeout(returnToCover, navigationPatience);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation();
    if (modifiers.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) void signIn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // The window captures first: no shortcut of the covered screen sees the key.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  useEffect(() => uncoverAfterSignIn(agent.username), [agent.username]);
  useEffect(() => {
    // Back from the provider shows the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returnToCover();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [returnToCover]);
  useEffect(() => {
    const place = document.querySelector('#cover');
    if (place === null) return undefined;
    // A dialog hides everything beside it from assistive technology, also one that opens below the cover.
    const show = () => {
      if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
    };
    const observer = new MutationObserver(show);
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    show();
    return () => observer.disconnect();
  }, []);
  const isLeaving = state === 'leaving';
  return (
    <PlainPage title={t('cover.title')}>
      <p>{t('cover.since', { time: berlinShortDateTime(new Date(since).toISOString()) })}</p>
      {state !== 'covered' && !isLeaving && <p role="alert">{t(`signIn.failure.${state}`)}</p>}
      <Button look="primary" autoFocus aria-disabled={isLeaving} onClick={() => void signIn()}>
        {isLeaving ? t('cover.leaving') : t('cover.signIn', { name: agent.fullName })}
      </Button>
      <p>{t('cover.anyKey')}</p>
    </PlainPage>
  );
}
