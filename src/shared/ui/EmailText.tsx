interface EmailTextProps {
  readonly email: string;
}

/** Renders an e-mail address with a possible line break after the `@`, so that a narrow place does not break inside its domain. */
export function EmailText({ email }: EmailTextProps) {
  const [local = '', ...domain] = email.split('@');
  return domain.length === 0 ? (
    email
  ) : (
    <>
      {local}@<wbr />
      {domain.join('@')}
    </>
  );
}
