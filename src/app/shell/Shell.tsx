import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { limits } from '~config/limits';
import type { Agent } from '~/domain/common/agent';
import { selectCallState } from '~/features/call/callSlice';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { actionsInForce } from '~/shared/keyboard/actionsInForce';
import { applicationsOf } from '~/app/session/access';
import { routeOf, screenTitle } from '~/app/routeTable';
import { needModules } from '~/shared/module/lateModules';
import { After } from '~/shared/ui/After';
import { laterPart } from '~/shared/ui/laterPart';
import { useScreenTitle } from './pageTitle';
import { AgentMenu } from './AgentMenu';
import { CountryMenu } from './CountryMenu';
import { dockId } from './dock';
import { JumpField } from './JumpField';
import { SalesMenu } from './SalesMenu';
import { ConnectionMark } from './ConnectionMark';
import { useHasCall } from './useCallSummary';
import { useFocusHome } from './useFocusHome';
import styles from './Shell.module.css';

const HeaderTools = laterPart(async () => {
  const [tools] = await Promise.all([import('./HeaderTools'), needModules('sideScreens')]);
  return tools.HeaderTools;
}, 'floating');
const CallerStrip = laterPart(async () => (await import('./CallerStrip')).CallerStrip, 'floating');
const KeyList = laterPart(async () => (await import('./KeyList')).KeyList, 'floating');

interface ShellProps {
  readonly agent: Agent;
  /** Between header and screen. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}

/** The header of every signed-in screen, and the screen below it (UX The frame). */
export function Shell({ agent, banner, children }: ShellProps) {
  const t = useText();
  const { pathname } = useLocation();
  const { country, sales, entries } = useParts(selectCallState, 'country', 'sales', 'entries');
  const [keyListOpen, setKeyListOpen] = useState(false);
  const hasCall = useHasCall();
  useFocusHome();
  useEffect(() => actionsInForce.keepEarlyKeys(), []);
  useHotkey('keyList', () => setKeyListOpen(true));
  const applications = applicationsOf(agent);
  const name = t(screenTitle(pathname));
  useScreenTitle(name);
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          Kontor
        </Link>
        <span className={styles.current}>{name}</span>
        <JumpField agent={agent} applications={applications} />
        <ConnectionMark />
        <nav className={styles.tools} aria-label={t('shell.settings')}>
          <div className={styles.laterTools}>
            <After isOncePerPage milliseconds={limits.headerToolsDelay}>
              <HeaderTools username={agent.username} hasInfoPost={entries.length > 0} />
            </After>
          </div>
          <CountryMenu country={country} />
          <SalesMenu sales={sales} />
          <AgentMenu agent={agent} onKeyList={() => setKeyListOpen(true)} />
        </nav>
      </header>
      {banner}
      {hasCall && routeOf(pathname)?.showsCaller === true && (
        // Reserves the height of the strip, whose code loads later, so that the screen below does not move.
        <div className={styles.caller}>
          <After isOncePerPage milliseconds={limits.headerToolsDelay}>
            <CallerStrip />
          </After>
        </div>
      )}
      <div className={styles.screen}>{children}</div>
      <div id={dockId} className={styles.dock} />
      {keyListOpen && <KeyList onClose={() => setKeyListOpen(false)} />}
    </div>
  );
}
