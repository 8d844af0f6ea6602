import type { World } from './world.ts';

/** Worlds whose services answer only what the requirement names, each in another of the ways that it leaves open. */
export const bareWorlds: readonly World[] = [
  {
    name: 'bare',
    title: 'Die Dienste antworten nur, was die Anforderung nennt; ohne Inhalt, wo sie keinen nennt',
    bare: { empty: 'no content', numbers: 'number', single: 'list' },
  },
  {
    name: 'bareText',
    title: 'Wie bare, mit Zahlen als Text und „OK“, wo kein Inhalt genannt ist',
    bare: { empty: 'OK', numbers: 'text', single: 'list' },
  },
  {
    name: 'bareObject',
    title: 'Wie bare, mit einem Objekt statt einer Liste von einem und „{}“, wo kein Inhalt genannt ist',
    bare: { empty: '{}', numbers: 'number', single: 'object' },
  },
];
