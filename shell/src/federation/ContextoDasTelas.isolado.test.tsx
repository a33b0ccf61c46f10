/** The context reads the browser's settings when it is loaded, so each test loads it again, with all that it uses. */
async function abrir(verdadeira: string) {
  jest.resetModules();
  globalThis.matchMedia = (consulta) =>
    ({
      matches: consulta === verdadeira,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
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
        {({ locale }) =>
          `${String(token.motion)} ${locale?.locale ?? ''} ${dayjs('2026-03-01').format('MMMM')} ${token.controlHeight}`
        }
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
  ['none', 'true pt-br março 40'],
  ['(prefers-reduced-motion: reduce)', 'false pt-br março 40'],
  ['(max-width: 767px), (pointer: coarse)', 'true pt-br março 44'],
])(
  'with the media query %s, animations, language, months and the height of controls are: %s',
  async (midia, esperado) => {
    const { getByText, unmount } = await abrir(midia);
    expect(getByText(esperado)).toBeInTheDocument();
    unmount();
  },
);
