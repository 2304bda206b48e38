/** The file in DATA_DIR whose time of change is that of the last complete back-up. */
export const LAST_BACKUP = 'last-backup';
