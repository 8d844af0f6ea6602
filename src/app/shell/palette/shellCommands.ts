import { salesChannels, salesOfficesOf } from '~config/salesChannels';
import { countries } from '~/domain/common/country';
import { callActions } from '~/features/call/callSlice';
import { selectMaySave } from '~/flows/customer/edit/unsaved';
import { currentLanguage, languages, type Language, type PlainTextKey } from '~/shared/i18n/i18n';
import { routeTable } from '~/app/routeTable';
import { screenWordsText } from '~/app/tileTexts';
import { mayOpen } from '~/app/session/access';
import { callFor } from '~/app/call/callFor';
import { isUntouched, unsavedWorkOf } from '~/app/call/unsavedWork';
import { languageNames } from '../languageNames';
import { commandOf, type PaletteCommand, type PaletteFacts } from './command';
import '~/domain/common/countryWords.de';
import '~/features/auth/authTexts.de';
import '~/features/order/place/orderTexts.de';
import './paletteTexts.de';

const languageWords = { de: 'palette.words.de', en: 'palette.words.en' } as const satisfies Record<
  Language,
  PlainTextKey
>;

/** Screens, calls, countries, offices, languages and the sign-out. */
export function shellCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  return [
    ...screenCommands(facts),
    ...callCommands(facts),
    ...officeCommands(facts),
    ...languageCommands(facts),
    ...signOutCommands(facts),
  ];
}

/** Every screen that this agent may open and whose path names no customer and no order. */
function screenCommands({ t, agent, pathname, state }: PaletteFacts): readonly PaletteCommand[] {
  return routeTable
    .filter((route) => !route.path.includes(':') && route.path !== pathname && mayOpen(route, agent, state.call.flags))
    .map(({ path, title, tile, words }) =>
      commandOf({
        id: `screen.${path}`,
        label: t(title),
        words: words === undefined ? '' : t(screenWordsText(words)),
        isLikely: path === '/' || (tile !== undefined && pathname === '/'),
        effect: { kind: 'open', path },
      }),
    );
}

function callCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, state, entry, pathname } = facts;
  if (entry === null) return [];
  return [
    commandOf({
      id: 'call.new',
      label: t('order.newSession'),
      words: t('palette.words.newOrder'),
      isLikely: pathname === entry && !isUntouched(state),
      detail: leavingOf(facts),
      effect: { kind: 'newCall', beginning: {} },
    }),
    ...countries
      .filter((country) => country !== state.call.country)
      .map((country) =>
        commandOf({
          id: `country.${country}`,
          label: t('palette.country', { country: t(`country.${country}`) }),
          words: t('palette.words.country', { code: country }),
          detail:
            callFor({ country }, state.call, pathname) === null
              ? t('country.noOrderEntry')
              : (leavingOf(facts) ?? t('palette.newCall')),
          effect: { kind: 'newCall', beginning: { country } },
        }),
      ),
  ];
}

/** What becomes of the running call, as `newCall` decides it; null where nothing is lost. */
function leavingOf({ t, state }: PaletteFacts): string | null {
  const unsavedWork = unsavedWorkOf(state);
  if (unsavedWork === 'nothing') return null;
  if (unsavedWork === 'sending') return t('palette.sending');
  const canBeUndone = unsavedWork === 'form' || (unsavedWork === 'basket' && !selectMaySave(state));
  return t(canBeUndone ? 'palette.canBeUndone' : 'palette.asksFirst');
}

function officeCommands({ t, state, entry }: PaletteFacts): readonly PaletteCommand[] {
  if (entry === null) return [];
  const { sales } = state.call;
  return salesChannels.flatMap((channel) =>
    salesOfficesOf(channel.id).map((office) =>
      commandOf({
        id: `office.${channel.id}.${office.id}`,
        label: t('palette.office', { channel: channel.id, office: office.id, name: office.name }),
        words: t('palette.words.office', { channel: channel.name, family: office.name }),
        detail: sales.channel === channel.id && sales.office === office.id ? t('palette.chosen') : null,
        effect: {
          kind: 'dispatch',
          actions: [callActions.salesChannelSwitched({ channel: channel.id, office: office.id })],
          at: null,
        },
      }),
    ),
  );
}

function languageCommands({ t, state }: PaletteFacts): readonly PaletteCommand[] {
  if (!state.call.flags.languageSwitch) return [];
  return languages.map((language) =>
    commandOf({
      id: `language.${language}`,
      label: t('palette.language', { language: languageNames[language] }),
      words: t(languageWords[language]),
      detail: language === currentLanguage() ? t('palette.chosen') : null,
      effect: { kind: 'language', language },
    }),
  );
}

function signOutCommands({ t, state, isInForce }: PaletteFacts): readonly PaletteCommand[] {
  if (!isInForce('signOut')) return [];
  const detail = unsavedWorkOf(state) === 'sending' ? t('palette.sending') : t('palette.asksFirst');
  return [
    commandOf({
      id: 'signOut',
      label: t('shell.signOut'),
      words: t('palette.words.signOut'),
      detail: isUntouched(state) ? null : detail,
      effect: { kind: 'run', action: 'signOut', at: null },
    }),
  ];
}
