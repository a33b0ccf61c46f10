// Runs before the first paint.
let aparencia = null;
try {
  aparencia = localStorage.getItem('aparencia');
  // The product reads this answer when it has loaded (`registry.ts`), and says there why it did not come.
  if (localStorage.getItem('root') !== null) {
    globalThis.federacaoPedida = fetch('/federation.json', { cache: 'no-cache' });
    globalThis.federacaoPedida.catch(() => undefined);
  }
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
