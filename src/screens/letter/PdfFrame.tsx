import styles from './LetterPage.module.css';

interface PdfFrameProps {
  /** Of a blob that this application made and typed as a PDF after a look at its first bytes; never anything else. */
  readonly url: string;
  readonly title: string;
}

/**
 * Without `sandbox`, the only frame of its kind (config/oxlint.json): Chromium refuses its PDF viewer to every sandboxed
 * frame, whatever that allows (tried in Chromium 156 with none and with every allowance, as the frame's own address and as
 * an <embed> in a sandboxed page), and Trusted Types refuse <object> and <embed>. It is no way in all the same: the blob is a
 * PDF to the browser whatever else its bytes hold and so never runs as a page, it carries this application's policy, and the
 * viewer draws it in a process of its own.
 */
export function PdfFrame({ url, title }: PdfFrameProps) {
  return <iframe className={styles.frame} src={url} title={title} referrerPolicy="no-referrer" />;
}
