// Runs before the first paint, so that a dark theme does not flash white. The theme provider takes over from here.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage refused: the system's theme it is.
  }
  if (theme !== 'light' && theme !== 'dark' && theme !== 'sun')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
