import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  letter: {
    ringTitle: 'Ringschablone senden',
    ringText: 'Die kostenlose Ringschablone geht per Post an:',
    ringSend: 'Ringschablone senden',
    ringSending: 'Wird gesendet …',
    ringSent: 'Die Ringschablone ist unterwegs.',
    ringAlreadySent: 'Die Ringschablone wurde diesem Kunden schon gesendet.',
    ringFailed: 'Hoppla... Fehler beim Senden des Ringschablone-Briefes',
    ringNext: 'Bitte erneut versuchen. Ist der Brief schon unterwegs, meldet das der nächste Versuch.',
    ringNeedsCustomer: 'Erst einen Kunden laden; die Ringschablone geht an dessen Adresse.',
    ringNeedsNumber: 'Ohne Kundennummer geht kein Brief hinaus. Einen Neukunden zuerst speichern.',
    ringNeedsStreet: 'Der Brief geht nur an eine Straßenadresse; beim Kunden ist keine hinterlegt.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly letterTexts: typeof de;
  }
}
