import type { UnknownAction } from '@reduxjs/toolkit';
import type { Agent } from '~/domain/common/agent';
import type { TabView } from '~/screens/order/entry/context/contextView';
import type { RecordView } from '~/screens/order/entry/context/recordParts';
import type { Language, Translate } from '~/shared/i18n/i18n';
import type { ActionName } from '~/shared/keyboard/actionsInForce';
import type { CallRootState } from '~/app/modules';
import type { Application } from '~/app/session/access';
import type { CallBeginning } from '../newCallContext';
import type { Findable } from './match';

/** What Enter does. `at`: the screen that has to be open for it; null: any. */
export type PaletteEffect =
  | { readonly kind: 'run'; readonly action: ActionName; readonly at: string | null }
  | { readonly kind: 'dispatch'; readonly actions: readonly UnknownAction[]; readonly at: string | null }
  | { readonly kind: 'open'; readonly path: string }
  /** What is shown beside the basket. */
  | {
      readonly kind: 'context';
      readonly view: { readonly tab: TabView } | { readonly customerId: string; readonly record: RecordView };
      readonly at: string;
    }
  | { readonly kind: 'newCall'; readonly beginning: CallBeginning }
  | { readonly kind: 'language'; readonly language: Language };

/** A line of the palette. */
export interface PaletteCommand extends Findable {
  readonly id: string;
  /** The name under which its use is counted; null for what names a customer. */
  readonly countedAs: string | null;
  /** The key that does the same. */
  readonly key: string | null;
  /** What is missing, or what Enter does beside what the label says. */
  readonly detail: string | null;
  readonly isLikely: boolean;
  readonly effect: PaletteEffect;
}

/** What the commands are computed from. */
export interface PaletteFacts {
  readonly state: CallRootState;
  readonly agent: Agent;
  /** Those that the agent may open. */
  readonly applications: readonly Application[];
  /** The path of the order entry; null where the agent may not open one. */
  readonly entry: string | null;
  readonly pathname: string;
  readonly isInForce: (action: ActionName) => boolean;
  readonly t: Translate;
}

type CommandParts = Pick<PaletteCommand, 'id' | 'label' | 'effect'> & Partial<PaletteCommand>;

export function commandOf(parts: CommandParts): PaletteCommand {
  return { words: '', countedAs: parts.id, key: null, detail: null, isLikely: false, ...parts };
}

/** Where the command is that the agent has to do first: it is done instead, and the line says so. */
export function leadTo(
  action: ActionName,
  at: string | null,
  detail: string,
): Pick<PaletteCommand, 'detail' | 'effect'> {
  return { detail, effect: { kind: 'run', action, at } };
}
