import type { Store } from '@reduxjs/toolkit';
import { localStorageKeys } from '~config/storageKeys';
import { contextView } from '~/screens/order/entry/context/contextView';
import { actionsInForce } from '~/shared/keyboard/actionsInForce';
import { Kbd } from '~/shared/ui/Kbd';
import type { CallRootState } from '~/app/modules';
import { orderEntryPath, variantAt } from '~/features/call/orderEntryPath';
import { openableVariant } from '~/features/call/openableVariant';
import { agentCounts, countOnce } from '../agentCounts';
import { chooseLanguage } from '../languageNames';
import type { NewCall } from '../newCallContext';
import { contextCommands } from './contextCommands';
import { keyCommands } from './keyCommands';
import { deskCommands } from './deskCommands';
import { shellCommands } from './shellCommands';
import { numberTargets, recentCustomers } from './targets';
import { ranked, wordsOf } from './match';
import type { PaletteCommand, PaletteEffect, PaletteFacts } from './command';
import styles from './Palette.module.css';

/** Lines that are shown at once; more need another typed letter. */
const mostLines = 50;

/** What the palette reads and acts on. */
export interface PaletteDesk extends Pick<PaletteFacts, 'agent' | 'applications' | 'pathname' | 't'> {
  readonly store: Pick<Store<CallRootState>, 'getState' | 'dispatch'>;
  readonly navigate: (path: string) => unknown;
  readonly newCall: NewCall;
}

export interface PaletteLines {
  readonly lines: readonly PaletteCommand[];
  /** Spoken: how many there are. */
  readonly status: string;
  /** Shown where there are no lines. */
  readonly emptyText: string;
}

/** The lines for the typed text: what is likely now while it is empty, what a number means first. */
export function paletteLines(text: string, desk: PaletteDesk): PaletteLines {
  const state = desk.store.getState();
  const variant = openableVariant({}, state.call);
  const entry = variant === null ? null : orderEntryPath(variant);
  return linesOf(text, { ...desk, state, entry, isInForce: actionsInForce.isInForce });
}

export function linesOf(text: string, facts: PaletteFacts): PaletteLines {
  const uses = agentCounts(localStorageKeys.commandUses, facts.agent.username);
  const named = [...deskCommands(facts), ...contextCommands(facts), ...shellCommands(facts)];
  const commands = [...recentCustomers(facts), ...withKeys(keyCommands(facts), named)].map((command) => ({
    ...command,
    uses: command.countedAs === null ? 0 : (uses[command.countedAs] ?? 0),
  }));
  const numbers = numberTargets(text, facts);
  const words = ranked(commands, text);
  // Typed with a blank between them, digits that name an office are meant as the office.
  const all = numbers.length > 0 && wordsOf(text).length > 1 ? [...words, ...numbers] : [...numbers, ...words];
  const lines = all.slice(0, mostLines);
  const status =
    all.length > lines.length
      ? facts.t('palette.capped', { shown: lines.length, count: all.length })
      : facts.t('palette.count', { count: lines.length });
  return { lines, status, emptyText: facts.t('jump.nothing') };
}

/** Lists what a key does under its command, with the key beside it, where a command has the same name. */
export function withKeys(
  ofKeys: readonly PaletteCommand[],
  named: readonly PaletteCommand[],
): readonly PaletteCommand[] {
  const keyOf = new Map(ofKeys.map(({ label, key }) => [label, key]));
  const labels = new Set(named.map(({ label }) => label));
  return [
    ...ofKeys.filter(({ label }) => !labels.has(label)),
    ...named.map((command) => ({ ...command, key: command.key ?? keyOf.get(command.label) ?? null })),
  ];
}

/** Does what the line says, and counts its use for this agent. */
export function runCommand({ countedAs, effect }: PaletteCommand, desk: PaletteDesk): void {
  if (countedAs !== null) countOnce(localStorageKeys.commandUses, desk.agent.username, countedAs);
  run(effect, desk);
}

function run(effect: PaletteEffect, { store, pathname, navigate, newCall }: PaletteDesk): void {
  const goTo = (path: string) => {
    if (path !== pathname) navigate(path);
  };
  switch (effect.kind) {
    case 'run':
      if (effect.at !== null) goTo(effect.at);
      actionsInForce.run(effect.action);
      return;
    case 'dispatch': {
      const variant = effect.at === null ? undefined : variantAt(effect.at);
      if (variant !== undefined && variant !== store.getState().call.variant) {
        newCall({ variant, first: effect.actions });
        return;
      }
      for (const action of effect.actions) store.dispatch(action);
      if (effect.at !== null) goTo(effect.at);
      return;
    }
    case 'open':
      goTo(effect.path);
      return;
    case 'context':
      if ('tab' in effect.view) contextView.showTab(effect.view.tab);
      else contextView.showRecord(effect.view.customerId, effect.view.record);
      goTo(effect.at);
      // After the new view is rendered. In the look-up column the key leads out of it, so that it is run twice there.
      setTimeout(() => {
        if (isInContext()) actionsInForce.run('context');
        actionsInForce.run('context');
      });
      return;
    case 'newCall':
      newCall(effect.beginning);
      return;
    case 'language':
      chooseLanguage(effect.language);
  }
}

/** Renders one line: what it is, what Enter does beside it, and its key. */
export function renderLine({ label, detail, key }: PaletteCommand) {
  return (
    <span className={styles.line}>
      <span className={styles.label}>
        {label}
        {detail !== null && <span className={styles.detail}> {detail}</span>}
      </span>
      {key !== null && <Kbd>{key}</Kbd>}
    </span>
  );
}

/** Whether the focus is in what is shown beside the basket, the only panel with tabs on its screen. */
function isInContext(): boolean {
  return document.activeElement?.closest('section:has([role=tablist])') instanceof Element;
}
