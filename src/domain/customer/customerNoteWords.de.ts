import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    restriction: {
      DUPLICATE: {
        label: 'Dublette',
        say: 'Für Sie gibt es bei uns noch ein zweites Kundenkonto.',
        do: 'Das andere Kundenkonto suchen und dort weiterarbeiten.',
      },
      GDPR_DELETION: {
        label: 'DSGVO-Löschung',
        say: 'Ihre Daten werden auf Wunsch gerade gelöscht, deshalb kann ich hier keine Bestellung aufnehmen.',
        do: 'Neukunden anlegen; die Dublettenprüfung wird dann übersprungen.',
      },
      PERMANENT_RETURNER: {
        label: 'Dauerretournierer',
        say: 'Für dieses Kundenkonto nehmen wir keine Bestellungen mehr an.',
        do: 'Keine Bestellung aufnehmen, auf das Schreiben des Kundendienstes verweisen.',
      },
      CUSTOMER_REQUEST: {
        label: 'auf eigenen Wunsch gesperrt',
        say: 'Ihr Kundenkonto wurde auf Ihren Wunsch gesperrt.',
        do: 'Nach dem Wunsch fragen; die Freigabe gibt die Teamleitung.',
      },
      UNKNOWN_ADDRESS: {
        label: 'Anschrift unbekannt',
        say: 'Unter Ihrer Anschrift konnten wir Sie zuletzt nicht erreichen.',
        do: 'Neue Anschrift erfragen und der Teamleitung zur Freigabe geben.',
      },
      FRAUD: {
        label: 'Betrugsverdacht',
        say: 'Für dieses Kundenkonto kann ich im Moment keine Bestellung aufnehmen.',
        do: 'Keinen Grund nennen, keine Bestellung aufnehmen, Teamleitung informieren.',
      },
      DECEASED: {
        label: 'als verstorben gemeldet',
        say: 'Dieses Kundenkonto ist geschlossen.',
        do: 'Mit dem Namen des Anrufers als Neukunden fortfahren; bei einem Irrtum Teamleitung informieren.',
      },
      NON_PAYER: {
        label: 'Nichtzahler',
        say: 'Auf Ihrem Kundenkonto sind noch Beträge offen.',
        do: 'Keine Bestellung aufnehmen, an die Buchhaltung verweisen.',
      },
      PRANK_ORDER: {
        label: 'Scherzbestellungen',
        say: 'Für dieses Kundenkonto kann ich keine Bestellung aufnehmen.',
        do: 'Keine Bestellung aufnehmen, Teamleitung informieren.',
      },
      UNDERAGE: {
        label: 'minderjährig',
        say: 'Bestellen kann bei uns, wer mindestens 18 Jahre alt ist.',
        do: 'Keine Bestellung aufnehmen; ein Erwachsener kann selbst anrufen.',
      },
      DISABILITY: {
        label: 'nicht geschäftsfähig',
        say: 'Für dieses Kundenkonto bestellt eine Betreuungsperson.',
        do: 'Nach der Betreuungsperson fragen, sonst keine Bestellung aufnehmen.',
      },
      DEPARTED_EMPLOYEE: {
        label: 'ausgeschiedener Mitarbeiter',
        say: 'Ihr Mitarbeiterkonto ist nicht mehr aktiv.',
        do: 'Als Neukunden ohne Mitarbeiterrabatt anlegen.',
      },
      DEPARTED_CREATOR: {
        label: 'ausgeschiedener Creator',
        say: 'Ihr Creator-Konto ist nicht mehr aktiv.',
        do: 'Als Neukunden ohne Rabatt anlegen.',
      },
      ARCHIVED: {
        label: 'archiviert',
        say: 'Ihr Kundenkonto wurde lange nicht genutzt und ist archiviert.',
        do: 'Als Neukunden anlegen.',
      },
      TO_BE_ARCHIVED: {
        label: 'wird archiviert',
        say: 'Ihr Kundenkonto wird gerade archiviert.',
        do: 'Als Neukunden anlegen oder morgen erneut versuchen.',
      },
      unknown: {
        label: 'gesperrt',
        say: 'Für dieses Kundenkonto kann ich im Moment keine Bestellung aufnehmen.',
        do: 'Den Grund bei der Teamleitung erfragen.',
      },
    },
    block: {
      ADDRESS_CAT_2: {
        label: 'Adresse Kategorie 2',
        say: 'Ihre Bestellung wird noch kurz geprüft, bevor sie auf den Weg geht.',
        do: 'Bestellung aufnehmen; Rechnung kann abgelehnt werden, Nachnahme anbieten.',
      },
      NEW_CUSTOMER_ADDRESS_CAT_4: {
        label: 'Neukunde, Adresse Kategorie 4',
        say: 'Bei der ersten Bestellung prüfen wir die Anschrift.',
        do: 'Anschrift genau abgleichen, Nachnahme anbieten.',
      },
      DUNNING_LEVEL_1: {
        label: 'Mahnstufe 1',
        say: 'Auf Ihrem Kundenkonto ist noch ein Betrag offen.',
        do: 'An den offenen Betrag erinnern; Raten sind nicht möglich.',
      },
      DUNNING_LEVEL_2: {
        label: 'Mahnstufe 2 oder höher',
        say: 'Bitte gleichen Sie zuerst den offenen Betrag aus.',
        do: 'Nur Nachnahme anbieten, an die Buchhaltung verweisen.',
      },
      INSTALLMENT_DUNNING: {
        label: 'Rate angemahnt',
        say: 'Eine Rate Ihrer letzten Bestellung ist noch offen.',
        do: 'Keine Ratenzahlung anbieten, an die offene Rate erinnern.',
      },
      MAJOR_REPORT: {
        label: 'laufende Großmeldung (in Klärung)',
        say: 'Zu Ihrer letzten Lieferung läuft noch eine Klärung.',
        do: 'Bestellung aufnehmen; sie wird nach der Klärung freigegeben.',
      },
      HIGH_RETURN_RATE: {
        label: 'hohe Retourenquote',
        say: 'Wir beraten Sie gern genau, damit der Artikel gleich passt.',
        do: 'Artikel genau beschreiben, Größe und Ausführung abgleichen.',
      },
      HIGH_ORDER_VALUE: {
        label: 'hoher Bestellwert',
        say: 'Ihre Bestellung wird wegen des Wertes noch kurz geprüft.',
        do: 'Bestellung aufnehmen; die Prüfung dauert bis zu einem Werktag.',
      },
      NO_ORDER_VALUE: {
        label: 'kein Bestellwert freigegeben',
        say: 'Eine Bestellung auf Rechnung ist im Moment leider nicht möglich.',
        do: 'Nachnahme anbieten.',
      },
      EXTERNAL_CHECK: {
        label: 'externe Prüfung',
        say: 'Ihre Bestellung wird noch kurz geprüft.',
        do: 'Bestellung aufnehmen; das Ergebnis kommt per Post oder E-Mail.',
      },
      CREDIT_LIMIT: {
        label: 'Kreditrahmen erreicht',
        say: 'Der Rahmen für Rechnung und Raten ist ausgeschöpft.',
        do: 'Warenkorb verkleinern oder Nachnahme anbieten.',
      },
      INSOLVENCY: {
        label: 'Insolvenz',
        say: 'Rechnung und Raten sind leider nicht möglich.',
        do: 'An den Online-Shop verweisen.',
      },
      TEMPORARY_DELIVERY_BLOCK: {
        label: 'vorübergehende Liefersperre',
        say: 'Lieferungen an Sie sind vorübergehend angehalten.',
        do: 'Keine Bestellung zusagen; Ende der Sperre bei der Teamleitung erfragen.',
      },
      unknown: {
        label: 'Sperre',
        say: 'Ihre Bestellung wird noch kurz geprüft.',
        do: 'Bedeutung der Sperre bei der Teamleitung erfragen.',
      },
    },
    noteSay: 'Sagen: „{{text}}“',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerNoteWords: typeof de;
  }
}
