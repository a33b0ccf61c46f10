import { aoExpirar, api, useSessao } from '@merenda/shared';
import type { Movimentacao } from '@merenda/shared/contratos';
import {
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import CadastroMovimentacao from './CadastroMovimentacao.js';

const AZUL = { id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } };
const VERDE = { id: 4, unidadeEducacional: { id: 40, nome: 'ESCOLA VERDE' } };

const linha = (id: number, numero: string, produto: string, quantidade: number) => ({
  id,
  quantidade,
  bloqueio: null,
  produtoLote: {
    id: id * 10,
    numero,
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2027',
    produto: {
      id: 1,
      nome: produto,
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'GRÃO' },
    },
  },
});
const LINHAS = [linha(1, 'A-1', 'ARROZ', 10), linha(2, 'B-2', 'FEIJÃO', 4), linha(3, 'C-3', 'MILHO', 0)];
const ENVIADA: Movimentacao = {
  id: 1,
  origem: AZUL,
  destino: VERDE,
  status: 'EM_TRANSITO',
  dataInicioMovimentacao: '20/11/2026 10:00',
  dataFimMovimentacao: null,
  tipoObservacao: null,
  observacao: null,
  estorno: null,
  produtos: [],
};
/** A product of its own for each name. */
const deOutroProduto = (id: number, numero: string, produto: number, nome: string, quantidade: number) => {
  const uma = linha(id, numero, nome, quantidade);
  return { ...uma, produtoLote: { ...uma.produtoLote, produto: { ...uma.produtoLote.produto, id: produto } } };
};
const ENVIO = 'POST /estoques/3/movimentar/4';

const abrir = (rotas: Record<string, unknown> = {}, valores?: object) => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': [AZUL],
    'GET /estoques': [AZUL, VERDE],
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/produtos-estoque': LINHAS,
    ...rotas,
  });
  return { servidor, ...renderTela(<CadastroMovimentacao />, { permissoes: ['ESTOQUES'], estoques: [AZUL], valores }) };
};
async function escolher(usuario: ReturnType<typeof userEvent.setup>, rotulo: RegExp, nome: string) {
  await usuario.click(screen.getByRole('combobox', { name: rotulo }));
  const opcoes = await screen.findAllByTitle(nome);
  await usuario.click(opcoes.at(-1)!);
}
/** The session expires; the shell takes the screen away and asks for a new login. */
async function expirarSessao(servidor: ReturnType<typeof simularApi>, unmount: () => void) {
  const parar = aoExpirar(() => useSessao.getState().encerrar());
  servidor.responder('GET /notificacoes', problema(401, 'Sua sessão terminou.'));
  await api.get('notificacoes').catch(() => undefined);
  unmount();
  parar();
}

const origem = () => within(screen.getByRole('group', { name: 'Produtos da origem' }));
const destino = () => within(screen.getByRole('group', { name: 'Produtos do destino' }));

test('moves both ways, edits, unchecks and sends only the checked lots', async () => {
  const { usuario, servidor } = abrir({ [ENVIO]: ENVIADA });
  await escolher(usuario, /origem/, 'Escola Azul');
  await escolher(usuario, /destino/, 'Escola Verde');
  await usuario.click(await origem().findByRole('checkbox', { name: 'Arroz, lote A-1' }));
  await usuario.click(origem().getByRole('checkbox', { name: 'Feijão, lote B-2' }));
  await usuario.click(screen.getByRole('button', { name: 'Mover os marcados para o destino' }));
  expect(origem().queryByText('Arroz')).not.toBeInTheDocument();
  await verificarAcessibilidade();

  // Back again, and once more over.
  await usuario.click(screen.getByRole('button', { name: 'Devolver os marcados à origem' }));
  await usuario.click(origem().getByRole('checkbox', { name: 'Arroz, lote A-1' }));
  await usuario.click(origem().getByRole('checkbox', { name: 'Feijão, lote B-2' }));
  await usuario.click(screen.getByRole('button', { name: 'Mover os marcados para o destino' }));

  const quantidade = destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote A-1' });
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '2,5');
  await usuario.click(destino().getByRole('checkbox', { name: 'Feijão, lote B-2' }));
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Deseja realmente realizar a Movimentação?')).toBeInTheDocument();
  expect(screen.getByText(/lote .*: sa(i|em) .*\(.*kg\); fica(m)? .*\.$/)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Movimentação cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de(ENVIO).map(({ corpo }) => corpo)).toEqual([[{ produtoEstoque: { id: 1 }, quantidade: 2.5 }]]);
  // The form is as it was opened: with the unit on which the user works, and without a destination.
  expect(destino().queryByText('Feijão')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /origem/ }).closest('.ant-select')).toHaveTextContent('Escola Azul');
  expect(screen.getByRole('combobox', { name: /destino/ }).closest('.ant-select')).toHaveTextContent(
    'Selecione a unidade',
  );
});

test('a movement that another screen suggests is filled in, and sent as it is', async () => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': [AZUL],
    'GET /estoques': [AZUL, VERDE],
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/produtos-estoque': LINHAS,
    [ENVIO]: ENVIADA,
  });
  const { usuario } = renderTela(<CadastroMovimentacao />, {
    permissoes: ['ESTOQUES'],
    estoques: [AZUL],
    valores: { origem: 3, destino: 4, lotes: [{ linha: 2, quantidade: 3 }] },
  });
  expect(await destino().findByRole('textbox', { name: 'Quantidade de Feijão, lote B-2' })).toHaveValue('3');
  expect(origem().queryByText('Feijão')).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Movimentação cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de(ENVIO).map(({ corpo }) => corpo)).toEqual([[{ produtoEstoque: { id: 2 }, quantidade: 3 }]]);
});

test('a product in deficit is flagged and cannot be chosen', async () => {
  const { usuario } = abrir();
  await escolher(usuario, /origem/, 'Escola Azul');
  expect(await origem().findByRole('checkbox', { name: 'Milho, lote C-3' })).toBeDisabled();
  expect(origem().getByText('Em déficit')).toBeInTheDocument();
});

test('a quantity above the lot, and the same unit at both ends, hold the submission back with a sentence', async () => {
  const { usuario } = abrir();
  await escolher(usuario, /origem/, 'Escola Azul');
  await usuario.click(await origem().findByRole('checkbox', { name: 'Feijão, lote B-2' }));
  await usuario.click(screen.getByRole('button', { name: 'Mover os marcados para o destino' }));
  await escolher(usuario, /destino/, 'Escola Verde');
  const quantidade = destino().getByRole('textbox', { name: 'Quantidade de Feijão, lote B-2' });
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '5');
  expect(quantidade).toHaveAccessibleDescription(
    /^A quantidade passa da disponível na origem: 20\skg \(4 × pacote de 5\skg\)\. pacotes = 25\skg$/,
  );
  expect(screen.getByRole('button', { name: 'Cadastrar' })).toBeDisabled();
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '4');
  expect(screen.getByRole('button', { name: 'Cadastrar' })).toBeEnabled();
  await escolher(usuario, /destino/, 'Escola Azul');
  expect(await screen.findByText('A unidade de destino deve ser diferente da unidade de origem.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cadastrar' })).toBeDisabled();
});

test("the server's refusal is at its product, nothing is lost, and the bound is the current quantity", async () => {
  const frase = 'Quantidade insuficiente: o lote B-2 tem 1.';
  const { usuario, servidor } = abrir({ [ENVIO]: problema(409, frase, [{ campo: '0.quantidade', mensagem: frase }]) });
  await escolher(usuario, /origem/, 'Escola Azul');
  await usuario.click(await origem().findByRole('checkbox', { name: 'Feijão, lote B-2' }));
  await usuario.click(screen.getByRole('button', { name: 'Mover os marcados para o destino' }));
  await escolher(usuario, /destino/, 'Escola Verde');
  servidor.responder('GET /estoques/3/produtos-estoque', [LINHAS[0], linha(2, 'B-2', 'FEIJÃO', 1)]);
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await destino().findByText(frase)).toBeInTheDocument();
  const quantidade = destino().getByRole('textbox', { name: 'Quantidade de Feijão, lote B-2' });
  expect(quantidade).toHaveValue('4');
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '2');
  expect(
    await destino().findByText(/^A quantidade passa da disponível na origem: 5\skg \(1 × pacote de 5\skg\)\.$/),
  ).toBeInTheDocument();
});

test('a movement that is being prepared comes back after the session expired', async () => {
  const { usuario, servidor, unmount } = abrir();
  await escolher(usuario, /origem/, 'Escola Azul');
  await escolher(usuario, /destino/, 'Escola Verde');
  await usuario.click(await origem().findByRole('checkbox', { name: 'Arroz, lote A-1' }));
  await usuario.click(screen.getByRole('button', { name: 'Mover os marcados para o destino' }));
  await expirarSessao(servidor, unmount);

  const depois = abrir({ [ENVIO]: ENVIADA });
  await depois.usuario.click(await screen.findByRole('button', { name: 'Cadastrar' }));
  await depois.usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Movimentação cadastrada com sucesso!')).toBeInTheDocument();
  expect(depois.servidor.de(ENVIO)[0]?.corpo).toEqual([{ produtoEstoque: { id: 1 }, quantidade: 10 }]);
});

test('begins with the lots that were selected in the stock', async () => {
  abrir({}, { origem: 3, lotes: [{ linha: LINHAS[0]?.id }] });
  expect(await destino().findByRole('textbox', { name: 'Quantidade de Arroz, lote A-1' })).toHaveValue('10');
  expect(await origem().findByText('Feijão')).toBeInTheDocument();
  expect(origem().queryByText('Arroz')).not.toBeInTheDocument();
});

test('the lots for a quantity in kg are chosen, first expiring first, and the missing quantity is shown', async () => {
  const cedo = linha(5, 'Z-9', 'ARROZ', 2);
  const { usuario } = abrir({
    'GET /estoques/3/produtos-estoque': [
      LINHAS[0],
      { ...cedo, produtoLote: { ...cedo.produtoLote, dataValidade: '31/12/2026' } },
    ],
  });
  await escolher(usuario, /origem/, 'Escola Azul');
  await screen.findByRole('group', { name: 'Lotes para o que preciso' });
  await escolher(usuario, /Preciso de/, 'Arroz');
  const quanto = screen.getByRole('textbox', { name: 'Quanto' });
  await usuario.type(quanto, '40');
  await usuario.click(screen.getByRole('button', { name: 'Escolher lotes' }));
  expect(await screen.findByText('2 lotes escolhidos. Confira as quantidades antes de enviar.')).toBeInTheDocument();
  // 2 packages of 5 kg expire first; 30 kg more are 6.
  expect(destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote Z-9' })).toHaveValue('2');
  expect(destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote A-1' })).toHaveValue('6');
  await usuario.clear(quanto);
  await usuario.type(quanto, '64');
  await usuario.click(screen.getByRole('button', { name: 'Escolher lotes' }));
  expect(await screen.findByText(/Faltam 4 kg\./)).toBeInTheDocument();
  expect(destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote A-1' })).toHaveValue('10');
  await verificarAcessibilidade();
});

test('a label that is read puts its lot into the list and goes to its quantity; a lot that cannot move says why', async () => {
  const { usuario } = abrir({
    'GET /estoques/3/produtos-estoque': [
      ...LINHAS,
      { ...linha(4, 'D-4', 'SAL', 5), bloqueio: { motivo: 'Laudo', quando: '19/11/2026 10:00', usuario: 'ANA' } },
    ],
  });
  await escolher(usuario, /origem/, 'Escola Azul');
  const ler = async (numero: string) => {
    await usuario.click(await screen.findByRole('button', { name: 'Ler etiqueta' }));
    const leitor = within(await esperarDialogo('Ler etiqueta'));
    const campo = leitor.getByRole('textbox', { name: 'Número do lote' });
    await usuario.clear(campo);
    await usuario.type(campo, `${numero}{Enter}`);
    return leitor;
  };
  await ler('a-1');
  await waitFor(() => expect(destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote A-1' })).toHaveFocus());
  expect(destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote A-1' })).toHaveValue('10');
  const leitor = await ler('a-1');
  for (const [numero, recusa] of [
    ['a-1', 'Este lote já está na lista do destino.'],
    ['c-3', 'Este lote não tem saldo para movimentar.'],
    ['d-4', 'O lote D-4 está bloqueado: só sai como recolhimento.'],
  ] as const) {
    await usuario.clear(leitor.getByRole('textbox', { name: 'Número do lote' }));
    await usuario.type(leitor.getByRole('textbox', { name: 'Número do lote' }), `${numero}{Enter}`);
    expect(await leitor.findByText(recusa)).toBeInTheDocument();
  }
});

describe('on a phone', () => {
  beforeEach(() => fingirTelaEstreita(true));
  const ESTOQUE = [
    deOutroProduto(1, 'A-1', 1, 'ARROZ', 10),
    deOutroProduto(2, 'A-2', 1, 'ARROZ', 4),
    deOutroProduto(3, 'B-1', 2, 'FEIJÃO', 6),
    deOutroProduto(4, 'B-0', 2, 'FEIJÃO', 0),
    deOutroProduto(5, 'C-0', 3, 'MILHO', 0),
  ];
  const abrirNoTelefone = async () => {
    const tela = abrir({ [ENVIO]: ENVIADA, 'GET /estoques/3/produtos-estoque': ESTOQUE });
    await escolher(tela.usuario, /origem/, 'Escola Azul');
    await escolher(tela.usuario, /destino/, 'Escola Verde');
    return tela;
  };
  const abrirOrigem = async (usuario: ReturnType<typeof userEvent.setup>) =>
    usuario.click(await origem().findByRole('button', { name: /^Produtos da origem/ }));

  test('the lots of the origin are folded below their products, and the sent lots are counted', async () => {
    const { usuario, servidor } = await abrirNoTelefone();
    expect(screen.getByText('Nenhum lote escolhido')).toBeInTheDocument();
    await screen.findByText('5 lotes');
    expect(screen.queryByText('Arroz')).not.toBeInTheDocument();
    await abrirOrigem(usuario);
    // 14 packages of 5 kg are 70 kg, 6 are 30 kg.
    await usuario.click(origem().getByRole('button', { name: 'Arroz 70 kg em 2 lotes · Grão' }));
    expect(origem().queryByRole('checkbox', { name: 'Feijão, lote B-1' })).not.toBeInTheDocument();
    await usuario.click(origem().getByRole('checkbox', { name: 'Arroz, lote A-2' }));
    await usuario.click(origem().getByRole('button', { name: 'Feijão 30 kg em 1 lote · Grão' }));
    await usuario.click(origem().getByRole('checkbox', { name: 'Feijão, lote B-1' }));
    await verificarAcessibilidade();
    await usuario.click(origem().getByRole('button', { name: 'Mover os marcados para o destino (2)' }));
    expect(screen.getByText('2 produtos, 2 lotes')).toBeInTheDocument();
    const quantidade = destino().getByRole('textbox', { name: 'Quantidade de Arroz, lote A-2' });
    await usuario.clear(quantidade);
    await usuario.type(quantidade, '3');
    expect(destino().getByText('15 kg em 1 lote · Grão')).toBeInTheDocument();
    await usuario.click(destino().getByRole('checkbox', { name: 'Feijão, lote B-1' }));
    expect(screen.getByText('1 produto, 1 lote')).toBeInTheDocument();
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Movimentação cadastrada com sucesso!')).toBeInTheDocument();
    expect(servidor.de(ENVIO).map(({ corpo }) => corpo)).toEqual([[{ produtoEstoque: { id: 2 }, quantidade: 3 }]]);
  });

  test('checked lots go back to the origin', async () => {
    const { usuario } = await abrirNoTelefone();
    await abrirOrigem(usuario);
    await usuario.click(origem().getByRole('button', { name: /^Feijão/ }));
    await usuario.click(origem().getByRole('checkbox', { name: 'Feijão, lote B-1' }));
    await usuario.click(origem().getByRole('button', { name: /^Mover/ }));
    await usuario.click(destino().getByRole('button', { name: 'Devolver os marcados à origem' }));
    expect(screen.getByText('Nenhum lote escolhido')).toBeInTheDocument();
    expect(origem().getByRole('checkbox', { name: 'Feijão, lote B-1' })).toBeEnabled();
  });

  test('zeroed lots are shown when they are asked for, and cannot be chosen', async () => {
    const { usuario } = await abrirNoTelefone();
    await abrirOrigem(usuario);
    expect(origem().queryByText('Milho')).not.toBeInTheDocument();
    await usuario.click(origem().getByRole('button', { name: 'Mostrar zerados (2)' }));
    await usuario.click(origem().getByRole('button', { name: /^Milho 0 kg em 1 lote/ }));
    expect(origem().getByRole('checkbox', { name: 'Milho, lote C-0' })).toBeDisabled();
    expect(origem().getByText('Em déficit')).toBeInTheDocument();
    await usuario.click(origem().getByRole('button', { name: 'Esconder zerados' }));
    expect(origem().queryByText('Milho')).not.toBeInTheDocument();
  });

  test('the search of a longer list opens the products that it finds, also those without balance', async () => {
    const muitos = Array.from({ length: 7 }, (_, i) => deOutroProduto(i + 1, `L-${i}`, i + 1, `PRODUTO ${i}`, i));
    const { usuario } = abrir({ 'GET /estoques/3/produtos-estoque': muitos });
    await escolher(usuario, /origem/, 'Escola Azul');
    await abrirOrigem(usuario);
    const busca = await origem().findByRole('textbox', { name: 'Buscar em Produtos da origem' });
    await usuario.type(busca, 'l-0');
    expect(origem().getByRole('checkbox', { name: 'Produto 0, lote L-0' })).toBeDisabled();
    await usuario.clear(busca);
    await usuario.type(busca, 'l-5');
    expect(origem().getByRole('checkbox', { name: 'Produto 5, lote L-5' })).toBeEnabled();
    expect(origem().getAllByRole('checkbox')).toHaveLength(1);
    await usuario.type(busca, 'x');
    expect(origem().getByText('Nada encontrado para esta busca.')).toBeInTheDocument();
  });
});
