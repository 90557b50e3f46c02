export { AnnouncementBar as default } from '../../theme/parts/announcement-bar.tsx';
