/** The deployment environments (REQ A6.1), named by Vite's mode; unit tests run as development. */
export type Environment = 'development' | 'staging' | 'production';

export function environmentOf(mode: string): Environment {
  return mode === 'staging' || mode === 'production' ? mode : 'development';
}
