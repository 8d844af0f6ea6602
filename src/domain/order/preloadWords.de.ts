import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  preload: {
    retry: '{{step}}: erneut versuchen',
    open: '{{step}} offen',
    done: '{{step}} übernommen',
    skipped: '{{step}} offen gelassen',
    step: {
      deliveryAddress: 'Lieferadresse',
      serviceVoucher: 'Service-Gutschein',
      basket: 'Warenkorb',
      customer: 'Kunde',
      voucher: 'Gutschein',
      payment: 'Zahlungsart',
    },
    technical: {
      deliveryAddress:
        'Die Lieferadresse konnte nicht gesetzt werden. Erneut versuchen, sonst sie bei „Lieferadresse“ wählen.',
      serviceVoucher:
        'Der Service-Gutschein konnte nicht gesetzt werden. Erneut versuchen, sonst den Versand von Hand erlassen.',
      basket:
        'Der Warenkorb konnte nicht geladen werden. Erneut versuchen, sonst die Artikel erfragen und neu erfassen.',
      customer:
        'Der Kunde konnte nicht geladen werden. Erneut versuchen, sonst die Kundennummer erfragen und eingeben.',
      voucher: 'Der Gutschein konnte nicht geprüft werden. Erneut versuchen, sonst den Code erfragen und einlösen.',
      payment: 'Die Zahlungsart konnte nicht gewählt werden. Erneut versuchen, sonst sie bei „Zahlung“ wählen.',
    },
    skip: 'Ohne weiter',
    skipStep: '{{step}}: ohne weiter',
    missing: {
      country: 'in diesem Land nicht lieferbar',
      subscriptionOnly: 'nur im Abonnement',
      notReleased: 'noch nicht freigegeben',
      discontinued: 'nicht mehr im Sortiment',
      notAvailable: 'Ausführung nicht lieferbar',
      soldOut: 'ausverkauft',
      notFound: 'nicht gefunden',
      notReserved: 'nicht genug Bestand',
      quantityUnknown: 'Menge nicht bekannt',
      basketFull: 'Warenkorb voll',
      failed: 'technischer Fehler, bitte erneut versuchen',
    },
    articleAdded:
      'Der Warenkorb des Sprachcomputers ist nicht lesbar: Der Artikel {{sku}} wurde einmal neu aufgenommen. Bitte Menge und weitere Artikel erfragen.',
    problem: {
      basketNotReadable:
        'Der Warenkorb des Sprachcomputers ist nicht lesbar. Bitte die Artikel erfragen und neu aufnehmen.',
      basketNotReadableArticle:
        'Der Warenkorb des Sprachcomputers ist nicht lesbar. Es ging um den Artikel {{number}}: Bitte Ausführung und Menge erfragen und neu aufnehmen.',
      basketNotFound:
        'Technischer Fehler: Der Warenkorb ist nicht mehr da. Beim Anrufer entschuldigen, die Artikel erfragen und die Bestellung neu erfassen.',
      articlesNotAdded: 'Nicht übernommen: {{articles}}. Einen anderen Artikel erfassen oder ohne ihn weitermachen.',
      addressNotPossible:
        'Die Lieferadresse des Auftrags ist beim Kunden nicht hinterlegt und kann nicht angelegt werden. Eine andere wählen.',
      needsCustomer: 'Für die Lieferadresse fehlt der Kunde. Den Kunden laden, dann erneut versuchen.',
      serviceVoucherUnknown:
        'Der Service-Gutschein {{code}} ist nicht bekannt. Bei Bedarf den Versand von Hand erlassen.',
      interrupted: '{{step}}: Die Übernahme wurde unterbrochen. Erneut versuchen oder von Hand ergänzen.',
      articlesUnknown:
        'Die Artikel liegen im Warenkorb, aber nicht zu allen gibt es Name und Preis. Erneut versuchen, bevor sie vorgelesen werden.',
      basketInUse:
        'Der Warenkorb des Auftrags wurde nicht übernommen, weil hier inzwischen Artikel liegen. Was fehlt, erfragen und erfassen.',
      customerNotFound:
        'Die Kundennummer {{number}} des Auftrags gibt es nicht. Kundennummer oder Namen erfragen und den Kunden suchen.',
      customerStopped:
        'Mit dem Kunden des Auftrags geht es so nicht weiter. Der Grund und was zu tun ist, steht beim Kunden.',
      customerNotIdentified:
        'Der Kunde des Auftrags ist noch nicht bestätigt. Erneut versuchen oder einen anderen Kunden laden.',
      otherCustomer:
        'Geladen ist ein anderer Kunde als im Auftrag. Mit dem Anrufer klären, für wen die Bestellung ist.',
      voucherRefused: 'Gutschein {{code}} wird nicht angenommen.',
      voucherTodo: 'Den Anrufer darauf hinweisen und einen anderen Gutschein erfragen oder ohne ihn fortfahren.',
      onlyOneVoucher:
        'Gutschein {{code}} ist nicht eingelöst, weil je Bestellung nur einer möglich ist. Mit dem Anrufer klären, welcher gelten soll.',
      voucherNotForEmployees:
        'Der Gutschein des Auftrags gilt nicht für diese Kundengruppe. Den Anrufer darauf hinweisen und ohne ihn fortfahren.',
      needsCustomerAndBasket: '{{step}}: Dafür fehlen noch Kunde oder Artikel. Beides laden, dann erneut versuchen.',
      noOffer:
        'Ohne berechnetes Angebot steht die Zahlungsart des Auftrags nicht fest. Den Fehler beim Angebot beheben, dann erneut versuchen.',
      paymentRefused: '{{method}}: {{reason}} – bitte eine andere Zahlungsart anbieten.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly preloadWords: typeof de;
  }
}
