/** The three deployment environments (REQ A6.1). Vite's mode names them; unit tests run as development. */
export type Environment = 'development' | 'staging' | 'production';

export function environmentOf(mode: string): Environment {
  return mode === 'staging' || mode === 'production' ? mode : 'development';
}
