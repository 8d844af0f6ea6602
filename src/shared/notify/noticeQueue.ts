import { noticeLimits } from '~config/limits/notices';
import { identityOf } from './noticeText';
import type { Notice, NoticeVariant } from './notices';

export interface QueuedNotice {
  readonly id: number;
  readonly notice: Notice;
}

interface Visible extends QueuedNotice {
  timer: ReturnType<typeof setTimeout> | null;
}

/**
 * Queues notices in front of the snackbar (DECISIONS 4): shows the first at once, then one per second, at most five at
 * a time, and counts the waiting ones. Drops duplicates of visible and waiting notices. Success closes after 3 s,
 * several errors after 10 s; a single error and info stay until dismissed.
 */
export class NoticeQueue {
  readonly #changed: () => void;
  #waiting: QueuedNotice[] = [];
  #visible: Visible[] = [];
  #staggerTimer: ReturnType<typeof setTimeout> | null = null;
  #nextId = 1;
  /** Identities of the visible and the waiting notices. */
  readonly #known = new Set<string>();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get snapshot(): { readonly visible: readonly QueuedNotice[]; readonly waiting: number } {
    return { visible: this.#visible, waiting: this.#waiting.length };
  }

  add(notice: Notice): void {
    const identity = identityOf(notice);
    if (this.#known.has(identity)) return;
    this.#known.add(identity);
    this.#waiting.push({ id: this.#nextId, notice });
    this.#nextId += 1;
    this.#showNext();
  }

  dismiss(id: number): void {
    for (const shown of this.#visible) {
      if (shown.id !== id) continue;
      if (shown.timer !== null) clearTimeout(shown.timer);
      this.#known.delete(identityOf(shown.notice));
    }
    this.#visible = this.#visible.filter((shown) => shown.id !== id);
    this.#changed();
    this.#showNext();
  }

  #showNext(): void {
    if (this.#staggerTimer !== null || this.#visible.length >= noticeLimits.noticesVisible) {
      this.#changed();
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#visible.push({ ...next, timer: null });
    this.#startTimers();
    this.#staggerTimer = setTimeout(() => {
      this.#staggerTimer = null;
      this.#showNext();
    }, noticeLimits.noticeStagger);
    this.#changed();
  }

  #startTimers(): void {
    const errors = this.#visible.filter(({ notice }) => notice.variant === 'error').length;
    for (const shown of this.#visible) {
      const duration = this.#durationOf(shown.notice.variant, errors);
      if (shown.timer !== null || duration === null) continue;
      shown.timer = setTimeout(() => this.dismiss(shown.id), duration);
    }
  }

  #durationOf(variant: NoticeVariant, errors: number): number | null {
    if (variant === 'success') return noticeLimits.successNoticeDuration;
    return variant === 'error' && errors > 1 ? noticeLimits.stackedErrorDuration : null;
  }
}
