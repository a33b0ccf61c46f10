// Runs before the first paint. The page contains the login, which must not appear for a moment with a session or at
// another address.
try {
  if (location.pathname !== '/' || localStorage.getItem('root') !== null)
    document.documentElement.classList.add('sem-login');
} catch {
  // Storage switched off: then there is no kept session either.
}
