import type { PlainTextKey } from '~/shared/i18n/i18n';

// What the home screen and the command palette say of the screens: a file beside each of them, loaded with the first of these two.
void import.meta.glob('/src/**/*TileTexts.de.ts', { eager: true });

type LastPart<Key, Branch extends string> = Key extends `${Branch}.${infer Name}` ? Name : never;

/** The screens that have a tile. */
export type TileName = LastPart<PlainTextKey, 'home.tile'>;
/** The further words by which the command palette finds a screen. */
export type ScreenWords = LastPart<PlainTextKey, 'palette.screen'>;

export const tileText = (tile: TileName) => `home.tile.${tile}` as const;
export const screenWordsText = (words: ScreenWords) => `palette.screen.${words}` as const;
