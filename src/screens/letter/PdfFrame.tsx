import styles from './LetterPage.module.css';

interface PdfFrameProps {
  /** Address of a blob that this application typed as a PDF after it checked the first bytes; never any other address. */
  readonly url: string;
  readonly title: string;
}

/**
 * Renders a PDF in a frame without `sandbox`, the only one of its kind (config/oxlint.json): Chromium refuses its PDF viewer to
 * every sandboxed frame, whatever that allows (tried in Chromium 156 with none and with every allowance, as the frame's own
 * address and as an <embed> in a sandboxed page), and Trusted Types refuse <object> and <embed>. The frame is safe without it:
 * the browser handles the blob as a PDF whatever else its bytes hold and never runs it as a page, it carries this application's
 * policy, and the viewer draws it in a process of its own.
 */
export function PdfFrame({ url, title }: PdfFrameProps) {
  return <iframe className={styles.frame} src={url} title={title} referrerPolicy="no-referrer" />;
}
