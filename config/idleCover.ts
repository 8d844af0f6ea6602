import { setting } from './settings';

const defaultMinutes = 15;
/** The longest time of a timer; a longer one would end at once. */
const longest = 2_147_483_647;

/**
 * Milliseconds without input after which the screen is covered (DECISIONS 104); null: never. `VITE_IDLE_COVER_MINUTES` sets the
 * minutes, 0 switches it off; 15 where it is unset or no number.
 */
export function idleCoverAfter(): number | null {
  const configured = setting('VITE_IDLE_COVER_MINUTES')?.trim() ?? '';
  const minutes = configured === '' ? defaultMinutes : Number(configured.replace(',', '.'));
  if (minutes === 0) return null;
  return Math.min((minutes > 0 && Number.isFinite(minutes) ? minutes : defaultMinutes) * 60_000, longest);
}
