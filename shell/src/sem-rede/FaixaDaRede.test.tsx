import { useFila, useRede, type ItemDaFila } from '@merenda/shared';
import { renderTela } from '@merenda/shared/testing';
import { act, screen } from '@testing-library/react';
import { FaixaDaRede } from './FaixaDaRede.js';
import { telaSemRede } from './telas-sem-rede.js';

const item = (partes: Partial<ItemDaFila> = {}): ItemDaFila => ({
  chave: 'a',
  usuario: 1,
  ordem: 1,
  criadaEm: new Date(2026, 10, 25, 7, 42).getTime(),
  rota: 'POST /refeicoes',
  corpo: {},
  descricao: 'Executar o almoço',
  situacao: 'a-enviar',
  ...partes,
});

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function abrir(this: HTMLDialogElement) {
  this.open = true;
};

afterEach(() => {
  useRede.setState({ semRedeDesde: null });
  useFila.setState({ itens: [] });
});

test('with a network and nothing to send there is no strip', () => {
  renderTela(<FaixaDaRede registra />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  [true, 'Sem rede desde 07:42. O que você registrar na cozinha é enviado quando a rede voltar.'],
  [false, 'Sem rede desde 07:42.'],
])(
  'without a network it says since when; to a user with the kitchen (%s), what happens to their writes',
  (registra, frase) => {
    renderTela(<FaixaDaRede registra={registra} />);
    const hoje = new Date();
    act(() => {
      useRede.setState({
        semRedeDesde: new Date(hoje.getFullYear(), hoje.getMonth(), hoje.getDate(), 7, 42).getTime(),
      });
    });
    expect(screen.getByText(frase)).toBeInTheDocument();
  },
);

test('it counts waiting and refused writes, and the list has the words of the server', async () => {
  renderTela(<FaixaDaRede registra />);
  act(() => {
    useFila.setState({
      itens: [
        item(),
        item({ chave: 'b', descricao: 'Pesar a sobra' }),
        item({ chave: 'c', descricao: 'Executar o lanche', situacao: 'conflito', motivo: 'Já foi executado por ANA.' }),
      ],
    });
  });
  expect(
    screen.getByText('2 registros a enviar. 1 registro sem aceite do servidor: decida o que fazer.'),
  ).toBeInTheDocument();
  act(() => {
    screen.getByRole('button', { name: 'Ver registros' }).click();
  });
  expect(await screen.findByText('Já foi executado por ANA.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  // Only a refused one can be sent again; what waits is sent by itself.
  expect(screen.getAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Descartar' })).toHaveLength(3);
});

test('the screen without a network is one that the user may open', () => {
  const area = (permissao: string | null) => ({ area: { telas: [{ permissao, semRede: true, caminho: '/cozinha' }] } });
  const semPermissoes = (permissao: string | null) => permissao === null;
  expect(telaSemRede([area('ITENS')], semPermissoes)).toBeUndefined();
  expect(telaSemRede([area('ITENS'), area(null)], semPermissoes)?.permissao).toBeNull();
});
