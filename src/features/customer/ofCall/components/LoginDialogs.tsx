import { useParts } from '~/shared/hooks/useParts';
import { selectCustomerState } from '../customerSlice';
import { BirthdayDialog } from './BirthdayDialog';
import { MissingBirthdayDialog } from './MissingBirthdayDialog';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import { ReceptionDialog } from './ReceptionDialog';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

interface LoginDialogsProps {
  /** The unsaved customer data may be saved first. */
  readonly maySave: boolean;
  readonly now: () => Date;
}

/** Renders the modal questions of the login; the PIN has a dialog of its own. */
export function LoginDialogs({ maySave, now }: LoginDialogsProps) {
  const { login, survey } = useParts(selectCustomerState, 'login', 'survey');
  if (login.phase !== 'asking') return survey === 'asking' ? <ReceptionDialog /> : null;
  switch (login.step) {
    case 'birthday':
      return <BirthdayDialog customer={login.customer} />;
    case 'missingBirthday':
      return <MissingBirthdayDialog customer={login.customer} now={now} />;
    case 'reauthenticate':
      return <ReauthenticationDialog customer={login.customer} />;
    case 'unsavedChanges':
      return <UnsavedChangesDialog maySave={maySave} />;
    case 'pin':
      return null;
  }
}
