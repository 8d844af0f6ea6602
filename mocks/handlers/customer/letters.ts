export interface Letter {
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The source of a one-page PDF with one line of text and a ring of 17 millimetres. */
function onePagePdf(line: string): string {
  const drawing = [
    `BT /F1 24 Tf 72 740 Td (${line}) Tj ET`,
    '2 w 96 600 m 96 613.25 85.25 624 72 624 c 58.75 624 48 613.25 48 600 c',
    '48 586.75 58.75 576 72 576 c 85.25 576 96 586.75 96 600 c S',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A picture of a ring, 48 by 32 pixels. */
const RING_PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAMAAABjCgsuAAAABlBMVEXz59M8Q1AFOo4GAAAATUlEQVR42mNgGAUIwEiSYhggUTmRWpBVEaMDVQ1h',
  'HegqCOrAkCegAYs0fh2DTwMjVg2Mw9vTpMc06WmJ5NRKen4gPceRnqfJKDWGGAAAga8AgZdKsQwAAAAASUVORK5CYII=',
].join('');
const RING_JPEG = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm',
  'x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAgADAD',
  'ASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAQDBf/EACAQAAICAgIDAQEAAAAAAAAAAAEDAAIEEQVREjFBcWH/xAAVAQEBAAAAAAAAAAAA',
  'AAAAAAAAAv/EABURAQEAAAAAAAAAAAAAAAAAAAAh/9oADAMBAAIRAxEAPwDvxEl5Ft144qs6uywXU9bkKG8ghbCsebLj3Vdd6hXIIYwLPmu59VZX',
  'W5rjY68ZQWsfp+k9xk468lRWwfh+g9iINYkvHNuzHIYd3XY0se9SqAkvIqu3G2sbuuwvUdkSqIGONkLyVBiyP6PoPUZOQvGUWMP4PpPUzbx6GMLB',
  '5rufdl21uE8ehbAw+bLj1Zlt6iBxyrqxtsGrssb2HRMqiIH/2Q==',
].join('');
/** An HTML page that is served as a PDF: if the application showed it under its own origin, its script could read storage. */
const DISGUISED_PAGE = '<!doctype html><title>Kein Brief</title><script>document.title = localStorage.length;</script>';

const bytes = (content: string, encoding: 'latin1' | 'base64' = 'latin1'): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(content, encoding));

/** The files of the letter preview by name; README lists them. */
export const letters: ReadonlyMap<string, Letter> = new Map([
  ['ringschablone.pdf', { type: 'application/pdf', content: bytes(onePagePdf('Ringschablone')) }],
  ['anschreiben.png', { type: 'image/png', content: bytes(RING_PNG, 'base64') }],
  ['anschreiben.jpg', { type: 'image/jpeg', content: bytes(RING_JPEG, 'base64') }],
  ['getarnt.pdf', { type: 'application/pdf', content: bytes(DISGUISED_PAGE) }],
  ['leer.pdf', { type: 'application/pdf', content: bytes('') }],
]);
