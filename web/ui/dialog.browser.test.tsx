import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog, Dialog, PromptDialog, readyDialogs } from './dialog.tsx';
import { mount } from './mount-for-test.tsx';
import { useToast } from './toast.tsx';

let unmount = (): void => undefined;
afterEach(() => unmount());

function Deletion({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <input aria-label="behind" />
      <ConfirmDialog
        open={open}
        title="Confirm Delete"
        text="Are you sure you want to delete this chat session? This action cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          onDelete();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test('the focus goes in, stays in, and comes back; the page is locked meanwhile, without an injected style', async () => {
  // Its own styles are the development server's to inject; nothing may come when it opens.
  await readyDialogs();
  const styles = document.querySelectorAll('style').length;
  unmount = await mount(<Deletion onDelete={() => undefined} />);
  await userEvent.click(page.getByRole('button', { name: 'open' }));
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('open');
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  expect(document.querySelectorAll('style').length - styles).toBeLessThanOrEqual(0);
});

test('a deletion happens only when it is confirmed', async () => {
  let deletions = 0;
  unmount = await mount(<Deletion onDelete={() => (deletions += 1)} />);
  await userEvent.click(page.getByRole('button', { name: 'open' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(deletions).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'open' }));
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  expect(deletions).toBe(1);
});

test('a prompt gives its text back trimmed, and not an empty one', async () => {
  const given: string[] = [];
  unmount = await mount(
    <PromptDialog
      open
      title="Feedback"
      label="Please explain why this chat is inappropriate:"
      onSubmit={(text) => given.push(text)}
      onCancel={() => undefined}
    />,
  );
  const box = page.getByLabelText('Please explain why this chat is inappropriate:');
  await userEvent.fill(box, '   ');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(given).toEqual([]);
  await userEvent.fill(box, '  wrong table  ');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(given).toEqual(['wrong table']);
});

function Complaining() {
  const toast = useToast();
  return (
    <Dialog open onClose={() => toast.warn('closed')} title="Open">
      <button type="button" onClick={() => toast.error('Failed to submit feedback.')}>
        complain
      </button>
    </Dialog>
  );
}

test('a toast over a dialog is read out and can be closed without closing the dialog', async () => {
  unmount = await mount(<Complaining />);
  await userEvent.click(page.getByRole('button', { name: 'complain' }));
  const toast = page.getByRole('alert');
  await expect.element(toast.getByText('Failed to submit feedback.')).toBeVisible();
  await userEvent.click(toast.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Failed to submit feedback.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Open' })).toBeVisible();
  await expect.element(page.getByText('closed', { exact: true })).not.toBeInTheDocument();
});
