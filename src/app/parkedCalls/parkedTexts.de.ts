import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  parked: {
    region: 'Geparkte Gespräche',
    count_one: '{{count}} Gespräch geparkt',
    count_other: '{{count}} Gespräche geparkt',
    dueCount: '{{count}} fällig',
    nobody: 'ohne Kunde',
    since: 'seit {{time}}',
    due: 'fällig {{time}}',
    later: 'Erinnerung {{time}}',
    otherTab: 'in einem anderen Fenster',
    open: 'Öffnen',
    end: 'Beenden',
    endTitle: 'Gespräch beenden?',
    endText: 'Was in diesem Gespräch erfasst ist, wird verworfen, auch sein Warenkorb.',
    reason: {
      callsBack: 'ruft zurück',
      waitsForGoods: 'wartet auf Ware',
      inquiry: 'Rückfrage',
      other: 'eigener Grund',
      interrupted: 'unterbrochen',
    },
    title: 'Gespräch parken',
    why: 'Grund',
    text: 'Eigene Worte',
    textMissing: 'Bitte den Grund in eigenen Worten eingeben.',
    time: {
      label: 'Erinnern um',
      hint: 'Leer: keine Erinnerung. 14:30 ist heute, danach morgen; ein anderer Tag: 27.11. 14:30.',
      wrong: 'Bitte eine Uhrzeit wie 14:30 oder 27.11. 14:30 eingeben oder das Feld leeren.',
      tooLate: 'Geparkte Gespräche bleiben drei Tage: Bitte einen früheren Zeitpunkt eingeben.',
    },
    confirm: 'Parken',
    keep: 'Zurück',
    nothing: 'Hier ist noch nichts zu parken: Es ist weder ein Kunde geladen noch etwas eingegeben.',
    gone: 'Dieses Gespräch ist nicht mehr geparkt.',
    full: 'Es sind schon {{count}} Gespräche geparkt, mehr geht nicht. Am längsten wartet: {{name}}, {{since}}. Bitte erst eines öffnen oder beenden.',
    none: 'Kein Gespräch ist geparkt.',
    reminder: 'Geparktes Gespräch fällig: {{name}} ({{reason}}).',
    orderedMeanwhile: 'Seit dem Parken wurde für dieses Kundenkonto bestellt: {{orders}}.',
    sameParked: 'Dieses Kundenkonto ist auch in einem geparkten Gespräch geladen.',
    sameElsewhere: 'Dieses Kundenkonto ist auch in einem anderen Fenster geladen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly parkedTexts: typeof de;
  }
}
