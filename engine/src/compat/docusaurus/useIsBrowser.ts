export { useIsBrowser as default } from '../../theme/use-is-browser.ts';
