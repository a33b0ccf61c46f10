jest.mock('../sem-rede/conjunto.js', () => ({ federacaoGuardada: jest.fn() }));

const lista = (shell: string, ...areas: string[]) => ({
  shell: { versao: shell },
  areas: Object.fromEntries(
    areas.map((nome) => [
      nome,
      {
        versao: '1',
        container: nome,
        entrada: `/areas/${nome}/1/remoteEntry.js`,
        area: { id: nome, nome, telas: [], menu: [] },
      },
    ]),
  ),
});
const json = (corpo: unknown) => Promise.resolve(new Response(JSON.stringify(corpo)));
const SEM_REDE = () => Promise.reject(new TypeError('Failed to fetch'));

interface Navegador {
  /** The list that the browser keeps; undefined: none. */
  guardada?: unknown;
  /** The version of the shell that drew the page; null under development. */
  pagina?: string | null;
  caches?: boolean;
}

/** The areas that a page shows, which the network answers with `rede`. It keeps state, so each has its own modules. */
async function abrirPagina(rede: () => Promise<Response>, { guardada, pagina = 's1', caches = true }: Navegador) {
  jest.resetModules();
  document.head.innerHTML = pagina === null ? '' : `<meta name="versao" content="${pagina}">`;
  if (caches) Object.defineProperty(globalThis, 'caches', { value: {}, configurable: true });
  else Reflect.deleteProperty(globalThis, 'caches');
  globalThis.fetch = rede;
  const { federacaoGuardada } = await import('../sem-rede/conjunto.js');
  jest.mocked(federacaoGuardada).mockResolvedValue(guardada);
  // Its other entry registers hooks, which a test cannot.
  const { act, render } = await import('@testing-library/react/pure');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { queryClient, useRede, vigiarRede } = await import('@merenda/shared');
  const { useFederacao } = await import('./federacao.js');
  function Areas() {
    const { data, isLoadingError } = useFederacao();
    if (isLoadingError) return <p>não veio</p>;
    return <p>{data ? `${data.areas.map(({ area }) => area.nome).join()} novas ${data.novas.length}` : '…'}</p>;
  }
  jest.useFakeTimers();
  vigiarRede();
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Areas />
    </QueryClientProvider>,
  );
  const passar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await passar(0);
  const semRede = () => useRede.getState().semRedeDesde !== null;
  return { texto: () => container.textContent, semRede, passar, unmount };
}

afterEach(() => jest.useRealTimers());

test.each<[string, Navegador, string]>([
  ['the list that was kept with this page serves', { guardada: lista('s1', 'a', 'b') }, 'a,b novas 0'],
  ['one that was kept with another page does not', { guardada: lista('s0', 'a') }, 'não veio'],
  ['nothing was kept', {}, 'não veio'],
  ['a browser that keeps nothing has no list', { guardada: lista('s1', 'a'), caches: false }, 'não veio'],
  ['a page under development has no kept list', { guardada: lista('s1', 'a'), pagina: null }, 'não veio'],
])('without a network: %s', async (_caso, navegador, esperado) => {
  const { texto, semRede, unmount } = await abrirPagina(SEM_REDE, navegador);
  expect([texto(), semRede()]).toEqual([esperado, true]);
  unmount();
});

test('a network that has not answered after four seconds is no network', async () => {
  const { texto, passar, unmount } = await abrirPagina(() => new Promise(() => undefined), {
    guardada: lista('s1', 'a'),
  });
  await passar(3_999);
  expect(texto()).toBe('…');
  await passar(1);
  // The list is read, and drawn.
  await passar(100);
  expect(texto()).toBe('a novas 0');
  unmount();
});

test('a network that answers in time is used, and nothing that was kept', async () => {
  const { texto, semRede, unmount } = await abrirPagina(() => json(lista('s1', 'a', 'c')), {
    guardada: lista('s1', 'a'),
  });
  expect([texto(), semRede()]).toEqual(['a,c novas 0', false]);
  unmount();
});

test.each<[string, Navegador, string]>([
  // The new shell is announced; the areas that were published with it may not fit the page.
  ['the areas of this page, if they were kept', { guardada: lista('s1', 'a') }, 'a novas 1'],
  ['the published ones, if none were', {}, 'a,c novas 1'],
  ['the published ones, if those of another page were', { guardada: lista('s0', 'a') }, 'a,c novas 1'],
])('a kept page that finds a newer shell has %s', async (_caso, navegador, esperado) => {
  const { texto, unmount } = await abrirPagina(() => json(lista('s2', 'a', 'c')), navegador);
  expect(texto()).toBe(esperado);
  unmount();
});
