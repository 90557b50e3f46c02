import { Brand } from './brand.tsx';

/** The place of the logo in the top bar. */
export function NavbarLogo() {
  return <Brand />;
}
