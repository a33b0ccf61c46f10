/** The context reads the browser's settings when it is loaded, so each test loads it again, with all that it uses. */
async function abrir(menosMovimento: boolean) {
  jest.resetModules();
  globalThis.matchMedia = (consulta) =>
    ({
      matches: menosMovimento && consulta === '(prefers-reduced-motion: reduce)',
      addEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  // Its other entry registers hooks, which a test cannot.
  const { render } = await import('@testing-library/react/pure');
  const { ConfigProvider, theme } = await import('antd');
  const { ContextoDasTelas } = await import('./ContextoDasTelas.js');
  const { default: dayjs } = await import('dayjs');
  const { createMemoryRouter, RouterProvider } = await import('react-router-dom');
  function Tela() {
    const { token } = theme.useToken();
    return (
      <ConfigProvider.ConfigContext.Consumer>
        {({ locale }) => `${String(token.motion)} ${locale?.locale ?? ''} ${dayjs('2026-03-01').format('MMMM')}`}
      </ConfigProvider.ConfigContext.Consumer>
    );
  }
  const tela = (
    <ContextoDasTelas>
      <p>
        <Tela />
      </p>
    </ContextoDasTelas>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element: tela }])} />);
}

test.each([
  [false, 'true pt-br março'],
  [true, 'false pt-br março'],
])('with less motion wanted: %p, animations, language and months are: %s', async (menosMovimento, esperado) => {
  const { getByText, unmount } = await abrir(menosMovimento);
  expect(getByText(esperado)).toBeInTheDocument();
  unmount();
});
