/** Counts how often the page is reloaded. jsdom cannot do it, and reports each attempt on the console. */
export function contarRecargas(): () => number {
  const erros = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => erros.mock.calls.filter(([erro]) => String(erro).includes('navigation')).length;
}
