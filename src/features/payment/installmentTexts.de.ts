import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    installments: {
      title: '{{method}} vereinbaren',
      steps: 'Schritte',
      step: {
        CHOOSE_PLAN: 'Plan wählen',
        ENTER_BANKING_INFO: 'Bankverbindung',
        ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS: 'Bedingungen',
      },
      takePlan: 'Plan übernehmen',
      bankText: 'Die Raten werden von diesem Konto abgebucht.',
      conditions:
        'Vorzulesen: {{count}} Raten zu {{amount}}, die letzte zu {{last}}, fällig am {{day}}. des Monats; Gesamtbetrag {{gross}}. Die Forderung geht an den Finanzierungspartner über, der die Bonität prüft und den Ratenkauf ablehnen kann.',
      conditionsAccepted: 'Der Kunde stimmt den Bedingungen zu',
      dueDay: 'Fälligkeitstag',
      dueDayOf: 'am {{day}}. des Monats',
      loading: 'Ratenpläne werden geladen …',
      noPlanOfDay: 'Fällig am {{day}}. des Monats gibt es keinen Ratenplan. Bitte den anderen Fälligkeitstag wählen.',
      count: 'Raten',
      countOf_one: 'eine Rate',
      countOf_other: '{{count}} Raten',
      monthly: 'Monatsrate',
      last: 'Schlussrate',
      funding: 'Finanzierungsbetrag',
      nominal: 'Sollzins p. a.',
      effective: 'Effektiver Jahreszins',
      interest: 'Zinsen gesamt',
      gross: 'Gesamtbetrag',
      percent: '{{rate}} %',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly installmentTexts: typeof de;
  }
}
