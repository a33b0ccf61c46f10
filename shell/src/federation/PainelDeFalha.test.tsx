import { fireEvent, render, screen } from '@testing-library/react';
import { PainelDeFalha } from './PainelDeFalha.js';
import { contarRecargas } from './teste/recargas.js';

afterEach(() => jest.restoreAllMocks());

const NOVA = 'Ela foi atualizada depois que esta página foi aberta: recarregue a página para usar a versão nova.';

const abrir = (haVersaoNova: boolean, recusada = false) =>
  render(
    <PainelDeFalha
      nome="Estoque"
      versao="1.2.3"
      recusada={recusada}
      haVersaoNova={haVersaoNova}
      aoTentarNovamente={() => undefined}
    />,
  );
const botoes = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the panel names the area and its version, and offers another attempt', () => {
  abrir(false);
  const painel = screen.getByRole('alert');
  expect(painel).toHaveTextContent(
    'A área Estoque não respondeu, apresentou um erro ou tem um arquivo diferente do que foi publicado. As outras',
  );
  expect(painel).toHaveTextContent('Versão da área: 1.2.3');
  expect(screen.queryByText(NOVA)).toBeNull();
  expect(botoes()).toEqual(['Tentar novamente']);
});

test('after a new publication it also offers to reload', () => {
  abrir(true);
  expect(screen.getByText(NOVA)).toBeVisible();
  expect(botoes()).toEqual(['Recarregar a página', 'Tentar novamente']);
  const recargas = contarRecargas();
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar a página' }));
  expect(recargas()).toBe(1);
});

test('the panel of an area without the installation’s signature names the reason and the person to tell', () => {
  abrir(false, true);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A área Estoque não tem a assinatura desta instalação, por isso não foi aberta. Avise quem cuida do sistema.',
  );
});
