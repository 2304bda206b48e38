/** The file in DATA_DIR whose modification time is the time of the last complete back-up. */
export const LAST_BACKUP = 'last-backup';
