import { type BrowserWindow, dialog } from 'electron';

/** Shows a message in front of the window, where there is one; resolves to the number of the button, the last of which Escape stands for. */
export async function tell(
  window: BrowserWindow | undefined,
  type: 'info' | 'error' | 'question',
  text: { readonly message: string; readonly detail?: string },
  buttons: readonly [string, ...string[]],
): Promise<number> {
  const options = { type, detail: '', ...text, buttons: [...buttons], defaultId: 0, cancelId: buttons.length - 1, noLink: true };
  return (await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options))).response;
}
