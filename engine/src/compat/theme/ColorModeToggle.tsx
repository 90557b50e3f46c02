export { ColorModeToggle as default } from '../../theme/parts/color-mode-toggle.tsx';
