/** Words by which a letter or an e-mail says what a number or a name is; each pattern is tested against a few words only. */

/** Matches a text that is followed by a customer number: "Kd.-Nr. ". */
export const customerLabel = /(?<!\p{L})(?:kunden?|kd)[\s.-]*(?:nr|nummer|no)?[\s.:#-]*(?:ist|lautet|war)?[\s.:#-]*$/iu;

/** Matches a text that is followed by an order number. */
export const orderLabel = /(?<!\p{L})(?:auftrags?|order)[\s.-]*(?:nr|nummer|no)?[\s.:#-]*(?:vom\s)?$/iu;

/** Matches a text that says of the next number that it is an order number; no article is read from that. */
export const orderNumberLabel = /(?<!\p{L})(?:auftrags?|order)[\s.-]*(?:nr|nummer|no)[\s.:#-]*$/iu;

/** Matches a text that is followed by a phone number. */
export const phoneLabel =
  /(?<!\p{L})(?:tele?fon|tel|mobil|mobile|handy|fax|telefax|r\u00fcckruf|rufnr|phone|festnetz)[\p{L}.-]*[\s.:#-]*(?:unter\s*)?$/iu;

/** Matches a text that is followed by a number of neither a person nor an article. */
export const otherLabel =
  /(?<!\p{L})(?:plz|postfach|blz|kto|konto|rechnung|rechnungs|vorgangs?|ticket|aktenzeichen|az|zeichen|hrb|paket|sendungs?|pin|packstation|post|postnummer|filiale|vertrags?|seite|id|ustid|steuer|bic)[\s.-]*(?:nr|nummer|no)?[\s.:#-]*$/iu;

export const monthNames = 'januar|februar|m\u00e4rz|april|mai|juni|juli|august|september|oktober|november|dezember';

/** Endings and words by which the name of a street is known. */
export const streetWord =
  /^(?:\p{L}[\p{L}.-]*)?(?:stra\u00dfe|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|pfad|promenade)\.?$/iu;

/** Such a word that stands alone, as in "Neusser Straße". */
export const bareStreetWord =
  /^(?:stra\u00dfe|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|pfad|promenade)\.?$/iu;

/** The first word of a street's name that ends like none: "Am Markt 3". */
export const streetBeginning = /^(?:am|im|an|auf|zur|zum|unter|hinter|alter?|hoher?)$/iu;

/** Titles before a name, and what a form writes before a field. */
export const salutation = /^(?:herrn?|frau|familie|fam|firma|dr|prof|name|fr|hr)[.:]?$|^von:$/iu;

/** Small words inside of a last name. */
export const nameParticle = /^(?:von|van|de|der|den|zu|zur|zum|di|da|la|le|el)$/iu;

/** A text with one of these is a sentence, not a name. */
export const sentenceWord =
  /^(?:bitte|hallo|guten|tag|sehr|geehrter?|ich|wir|und|oder|mit|m\u00f6chte|moechte|bestelle|bestellung|danke|gr\u00fc\u00dfe|gru\u00df|artikel|gutschein|kunde|kundin|kundennummer|nummer|auftrag|rechnung|menge|st\u00fcck|stueck|mal|f\u00fcr|nicht|die|das|ein|eine|ist|hat|mein|meine)$/iu;

/** Before a place: "aus Bonn". */
export const placeWord = /^(?:aus|in|ort|wohnhaft)$/iu;

/** Words that stand before a date of birth. */
export const birthWord = /^(?:geb|geboren|geburtsdatum|\*)[.:]?$/iu;

/** A line that a form labels. */
export const fieldLabel = /^(nachname|vorname|name|stra\u00dfe|strasse|anschrift|ort|wohnort|stadt)\s*:\s*(.+)$/iu;
export const isFirstNameLabel = /^vorname$/iu;
export const isLastNameLabel = /^nachname$/iu;
export const isNameLabel = /^name$/iu;
export const isCityLabel = /^(?:ort|wohnort|stadt)$/iu;

/** The last line before the signature. */
export const closingFormula = /(?:gr\u00fc\u00dfen?|gruss|gruessen|gru\u00df|hochachtungsvoll|mfg|lg)[\s,.!]*$/iu;

/** "2x", "2 Stück", "2 mal": the unit behind a quantity. */
export const quantityUnit = '(?:x|\u00d7|\\*|mal|st\u00fcck|stueck|stk|st|pcs)';
/** "Menge: 2". */
export const quantityLabel = '(?:menge|anzahl|st\u00fcckzahl|qty)';
/** "je 3". */
export const eachWord = '(?:je|jeweils)';

/** What stands before the code of a voucher. */
export const voucherLabel =
  /(gutschein(?:e|s)?(?:[\s-]*(?:code|nr|nummer))?|voucher(?:[\s-]*code)?|rabattcode|rabatt-code|aktionscode|aktions-code|(?<![\p{L}-])code)(?![\p{L}])/giu;
/** Words between the label and the code. */
export const voucherFiller = /^(?:ist|lautet|nr|nummer|code|mit|dem|den|der|einl\u00f6sen|bitte|namens|und)$/iu;
