export { Announcer, LiveRegions, useAnnounce, useAnnouncement } from './Announcer';
