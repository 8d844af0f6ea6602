import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './administrationTexts.de';

export const en: SameKeys<typeof de> = {
  administration: {
    unused:
      'Not used, because it cannot be read or is no address with http, https or a path of its own: {{names}}. Please correct the variables of the deployment (settings.js).',
    noSignInTime:
      'The identity provider does not say in its tokens when somebody signed in (auth_time). Screens are therefore not covered: who enters nothing is signed out.',
    intro: 'What holds in this browser. It is changed with the deployment (README, “Deploying”), not here.',
    version: 'Version {{version}} · {{environment}}',
    copy: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying.',
    flags: 'Flags',
    lists: 'Allow-lists',
    addresses: 'Service addresses',
    others: 'Other settings',
    name: 'Name',
    inForce: 'In force',
    from: 'Origin',
    admits: 'Admits',
    usernames: 'Usernames',
    address: 'Address',
    value: 'Value',
    seenVersion: 'Last version seen',
    on: 'on',
    off: 'off',
    everybody: 'everybody',
    nobody: 'nobody',
    listed: 'those listed',
    unreadable: 'nobody, because the list cannot be read',
    switchedOff: 'switched off',
    empty: 'empty',
    origin: {
      deployment: 'deployment',
      build: 'build',
      default: 'default',
      environment: 'environment',
      world: 'world of the local services',
    },
  },
};
