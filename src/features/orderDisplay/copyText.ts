import { notify } from '~/shared/notify/notices';
import './orderDisplayPageTexts.de';

/** Copies a text and says so; a blocked clipboard is named. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ variant: 'success', text: { key: 'orderAction.copied' } });
  } catch {
    notify({ variant: 'error', text: { key: 'orderAction.copyFailed' } });
  }
}
