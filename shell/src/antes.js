// Runs before the first paint.
let aparencia = null;
try {
  aparencia = localStorage.getItem('aparencia');
  // The page contains the login, which must not appear for a moment with a session or at another address.
  // Nor on a device with PINs, which asks who is there.
  if (location.pathname !== '/' || localStorage.getItem('root') !== null || localStorage.getItem('pins') !== null)
    document.documentElement.classList.add('sem-login');
} catch {
  // Storage switched off: then there is no kept session either.
}
// A white page must not flash before a dark one.
document.documentElement.dataset.tema =
  aparencia ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'escuro' : 'claro');
