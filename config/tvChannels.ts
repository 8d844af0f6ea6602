/**
 * The name by which the TV offers of the three channels are requested: `<channel>`, `<channel>_extra`,
 * `<channel>_trend`.
 */
const channel = 'kontor';

/** Paths and display names of the TV channels (REQ C5.2, CONTRACT Product, search, stock). */
export const tvChannels = {
  main: { path: channel, name: 'HSE' },
  extra: { path: `${channel}_extra`, name: 'HSE Extra' },
  trend: { path: `${channel}_trend`, name: 'HSE Trend' },
} as const;
