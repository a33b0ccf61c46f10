// Runs before the first paint. The page carries the login; whoever has a session, or asks for another address, is spared its flash.
try {
  if (location.pathname !== '/' || localStorage.getItem('root') !== null)
    document.documentElement.classList.add('sem-login');
} catch {
  // Storage switched off: then there is no kept session either.
}
