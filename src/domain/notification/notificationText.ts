import { isRecord } from '~/domain/common/isRecord';

/** A part of a line; `address` is an http(s) address, checked. */
export type NotificationPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

export type NotificationLine = readonly NotificationPart[];

const mostCharacters = 4_000;
const mostLines = 60;
const deepest = 20;
/** Stops before quotes and brackets, so that markup around an address stays text. */
const addressInText = /https?:\/\/[^\s"'<>()[\]{}|\\^`]+/gi;
const punctuationAtEnd = /[.,;:!?…]+$/;

/**
 * Reads the detail of a notification into lines of text and links (REQ A10.2): plain text, a rich-text document, or one
 * wrapped in `{json}`. Markup inside a text stays text (QUALITY 17). Control and bidi characters are removed.
 */
export function readDetail(detail: unknown): readonly NotificationLine[] {
  const writer = new LineWriter();
  if (typeof detail === 'string') writer.text(detail);
  else writeNode(isRecord(detail) && 'json' in detail ? detail['json'] : detail, writer, 0);
  return writer.finished();
}

/** The words of the lines without links. */
export function plainText(lines: readonly NotificationLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join(' ');
}

/** Returns a normalised http(s) address, or null: no other scheme, and none with a username that imitates a host. */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !/^https?:\/\//i.test(value)) return null;
  if (!URL.canParse(value)) return null;
  const { href, username, password } = new URL(value);
  return username === '' && password === '' ? href : null;
}

/** One line of text without control, bidi and other invisible characters. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Cs}/gu, '');
}

class LineWriter {
  #lines: NotificationPart[][] = [[]];
  #left = mostCharacters;

  /** Text that may contain line breaks and addresses. */
  text(text: string): void {
    const lines = text.slice(0, this.#left).split(/\r\n|[\r\n\u2028\u2029]/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.breakLine();
      this.#writeWithLinks(cleanLine(line));
    }
    if (text.length > this.#left) this.#add({ kind: 'text', text: ' …' });
    this.#left = Math.max(0, this.#left - text.length);
  }

  link(text: string, address: string): void {
    const cut = cleanLine(text).slice(0, this.#left);
    if (cut.trim() !== '') this.#add({ kind: 'link', text: cut, address });
    this.#left -= cut.length;
  }

  /** Begins a new line unless the present one is empty. */
  newLine(): void {
    if (this.#lines.at(-1)?.length !== 0) this.breakLine();
  }

  breakLine(): void {
    this.#lines.push([]);
  }

  finished(): readonly NotificationLine[] {
    const isEmpty = (line: NotificationLine | undefined) => line?.every(({ text }) => text.trim() === '') ?? false;
    const lines = this.#lines.slice(0, mostLines);
    while (isEmpty(lines[0])) lines.shift();
    while (isEmpty(lines.at(-1))) lines.pop();
    return lines;
  }

  #writeWithLinks(line: string): void {
    let done = 0;
    for (const found of line.matchAll(addressInText)) {
      const shown = found[0].replace(punctuationAtEnd, '');
      const address = safeAddress(shown);
      if (address === null) continue;
      this.#add({ kind: 'text', text: line.slice(done, found.index) });
      this.#add({ kind: 'link', text: shown, address });
      done = found.index + shown.length;
    }
    this.#add({ kind: 'text', text: line.slice(done) });
  }

  #add(part: NotificationPart): void {
    if (part.text !== '') this.#lines.at(-1)?.push(part);
  }
}

const blocks = /^(?:paragraph|heading-\d|list-item|blockquote|hr|table-row)$/;

/** Writes a node of a rich-text document; of unknown nodes their content. */
function writeNode(node: unknown, writer: LineWriter, depth: number): void {
  if (!isRecord(node) || depth > deepest) return;
  const { nodeType, value, content, data } = node;
  if (nodeType === 'text' && typeof value === 'string') writer.text(value);
  const children: readonly unknown[] = Array.isArray(content) ? content.slice(0, 500) : [];
  if (nodeType === 'hyperlink') {
    const address = safeAddress(isRecord(data) ? data['uri'] : null);
    const words = textOf(node, depth);
    if (address === null) writer.text(words);
    else writer.link(words, address);
    return;
  }
  if (typeof nodeType === 'string' && blocks.test(nodeType)) writer.newLine();
  for (const child of children) {
    if (nodeType === 'unordered-list' || nodeType === 'ordered-list') {
      writer.newLine();
      writer.text('• ');
      for (const part of contentOf(child)) writeInline(part, writer, depth + 1);
    } else writeNode(child, writer, depth + 1);
  }
  if (typeof nodeType === 'string' && blocks.test(nodeType)) writer.newLine();
}

/** Writes the first paragraph of a list item behind its bullet, without a line break between them. */
function writeInline(node: unknown, writer: LineWriter, depth: number): void {
  if (isRecord(node) && node['nodeType'] === 'paragraph') {
    for (const child of contentOf(node)) writeNode(child, writer, depth + 1);
  } else writeNode(node, writer, depth + 1);
}

function contentOf(node: unknown): readonly unknown[] {
  return isRecord(node) && Array.isArray(node['content']) ? node['content'].slice(0, 500) : [];
}

function textOf(node: unknown, depth: number): string {
  if (!isRecord(node) || depth > deepest) return '';
  if (typeof node['value'] === 'string') return node['value'];
  return contentOf(node)
    .map((child) => textOf(child, depth + 1))
    .join('');
}
