import { choiceAttribute } from './choices';

/** The attributes of a control that is no `Button` with a `choice`: what presses it, and what screen readers say of it. */
export function keyOf(character: string) {
  return { [choiceAttribute]: character.toLowerCase(), 'aria-keyshortcuts': character.toUpperCase() };
}
