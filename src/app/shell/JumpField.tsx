import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { Agent } from '~/domain/common/agent';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { Combobox } from '~/shared/ui/Combobox';
import type { CallRootState } from '~/app/modules';
import type { Application } from '~/app/session/access';
import type { PaletteCommand } from './palette/command';
import type * as PaletteCode from './palette/palette';
import { useNewCall } from './newCallContext';
import './shellTexts.de';
import styles from './Shell.module.css';

type Palette = typeof PaletteCode;

const load = async (): Promise<Palette> => import('./palette/palette');
let loaded: Palette | null = null;

interface JumpFieldProps {
  readonly agent: Agent;
  readonly applications: readonly Application[];
}

/**
 * Renders the command palette (UX Keys): a number or words, and the lines that fit. Its code loads with the first focus; what is
 * typed before it has arrived stays in the field, and an Enter takes the first line as soon as it is known.
 */
export function JumpField({ agent, applications }: JumpFieldProps) {
  const t = useText();
  const store = useStore<CallRootState>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const newCall = useNewCall();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Enter was pressed before the code has arrived. */
  const isTaken = useRef(false);
  const [palette, setPalette] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  useSyncExternalStore(subscribe, () => (isOpen ? store.getState() : null));
  useHotkey('jump', () => {
    input.current?.focus();
    setOpen(true);
  });

  const desk = { store, agent, applications, pathname, navigate, newCall, t };
  const { lines, status, emptyText } = isOpen && palette !== null ? palette.paletteLines(text, desk) : none;

  const close = () => {
    setText('');
    setOpen(false);
    isTaken.current = false;
  };
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const take = (line: PaletteCommand | undefined, code = palette) => {
    isTaken.current = code === null;
    if (line === undefined || code === null) return;
    close();
    // What the command opens returns the focus to where the agent came from.
    goBack();
    code.runCommand(line, desk);
  };
  return (
    <div className={styles.jump}>
      <Combobox
        ref={input}
        look="bar"
        label={t('jump.label')}
        listLabel={t('jump.targets')}
        shortcut="jump"
        placeholder={t('jump.placeholder')}
        value={text}
        isOpen={isOpen}
        options={lines}
        keyOf={({ id }) => id}
        renderOption={(line) => palette?.renderLine(line)}
        highlights={text.trim() === '' ? 'none' : 'first'}
        emptyText={emptyText ?? t(hasFailed ? 'errors.part' : 'common.loading')}
        status={status}
        onType={(typed) => {
          setText(typed);
          isTaken.current = false;
          setOpen(true);
        }}
        onTake={(line) => take(line)}
        onEscape={() => {
          // The first Esc clears the field, the second goes back to where the agent came from.
          if (text === '') goBack();
          setText('');
          isTaken.current = false;
          if (text === '') setOpen(false);
        }}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget ?? cameFrom.current;
          setOpen(true);
          setFailed(false);
          load().then(
            (code) => {
              loaded = code;
              setPalette(code);
              const typed = input.current?.value ?? '';
              if (isTaken.current && typed.trim() !== '') take(code.paletteLines(typed, desk).lines[0], code);
            },
            () => setFailed(true),
          );
        }}
        onBlur={close}
      />
    </div>
  );
}

const none = { lines: [], status: undefined, emptyText: undefined };
