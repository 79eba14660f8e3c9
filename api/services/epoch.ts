/** The setting that a restored backup changes: readers of another epoch start again from 0. */
export const EPOCH_SETTING = 'epoch';
