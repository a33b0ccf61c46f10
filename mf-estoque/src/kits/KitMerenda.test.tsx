import { aoExpirar, api, useSessao } from '@merenda/shared';
import { NAO_CONFIGURADA, type Kit } from '@merenda/shared/contratos';
import {
  esperarDialogo,
  exportarLista,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import KitMerenda from './KitMerenda.js';

const ESTOQUES = [{ id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } }];
const linha = (id: number, produto: string, quantidade: number, dataValidade = '31/12/2027') => ({
  id,
  quantidade,
  bloqueio: null,
  produtoLote: {
    id: id * 10,
    numero: `L-${id}`,
    dataFabricacao: '01/01/2026',
    dataValidade,
    produto: {
      id,
      nome: produto,
      unidadeProduto: 'PACOTE',
      medidaReal: 1,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'ITEM' },
    },
  },
});
const ENTREGUE: Kit = {
  id: 8,
  alunoId: 51,
  turmaId: 5,
  anoLetivo: 2026,
  nome: 'ALUNA UM',
  data: '20/11/2026',
  produtosKits: [],
  usuario: { nome: 'MARIA DA SILVA' },
  criadoEm: '20/11/2026 10:00',
  estorno: null,
};
const KIT = 'POST /estoques/3/produtos-estoque/kit';
const KITS = 'POST /estoques/3/produtos-estoque/kits-turma';

type Usuario = ReturnType<typeof userEvent.setup>;
const abrir = (rotas: Record<string, unknown> = {}) => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/produtos-estoque': [
      linha(9, 'VELHO', 5, '19/11/2026'),
      linha(1, 'ARROZ', 10),
      linha(2, 'LEITE', 0),
      linha(4, 'FEIJÃO', 3),
    ],
    'GET /estoques/3/kits-de-hoje': { alunos: [] },
    'GET /gestao-escolar/turmas': { escolaId: 77, turmas: [{ id: 5, nome: '1º ANO A' }] },
    'GET /gestao-escolar/alunos': [
      { id: 51, nome: 'ALUNA UM' },
      { id: 52, nome: 'ALUNO DOIS' },
    ],
    ...rotas,
  });
  return { servidor, ...renderTela(<KitMerenda />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES }) };
};
async function escolher(usuario: Usuario, rotulo: string, opcao: string | RegExp) {
  await usuario.click(await screen.findByRole('combobox', { name: rotulo }));
  await usuario.click(await screen.findByTitle(opcao));
}
async function adicionar(usuario: Usuario, produto: RegExp, quantidade: string) {
  await escolher(usuario, 'Produto', produto);
  await usuario.type(screen.getByRole('textbox', { name: /^Quantidade/ }), quantidade);
  await usuario.click(screen.getByRole('button', { name: 'Adicionar' }));
}
/** The session expires; the shell takes the screen away and asks for a new login. */
async function expirarSessao(servidor: ReturnType<typeof simularApi>, unmount: () => void) {
  const parar = aoExpirar(() => useSessao.getState().encerrar());
  servidor.responder('GET /notificacoes', problema(401, 'Sua sessão terminou.'));
  await api.get('notificacoes').catch(() => undefined);
  unmount();
  parar();
}

const doKit = () => within(screen.getByRole('list', { name: 'Produtos do kit' }));

test('the question names a second kit of the day for a student, and does not wait for a server that is away', async () => {
  const { usuario, servidor } = abrir({ 'GET /estoques/3/kits-de-hoje': { alunos: [51] } });
  await escolher(usuario, 'Turma', '1º ANO A');
  await escolher(usuario, 'Aluno', 'Aluna Um');
  await adicionar(usuario, /^Arroz – Item/, '2,5');
  await usuario.click(screen.getByRole('button', { name: 'Kit pronto' }));
  expect(await screen.findByText('Aluna Um já recebeu um kit hoje.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  servidor.responder('GET /estoques/3/kits-de-hoje', problema(503, 'O banco de dados não responde.'));
  await usuario.click(screen.getByRole('button', { name: 'Kit pronto' }));
  expect(await screen.findByText('Deseja realmente cadastrar o Kit?')).toBeInTheDocument();
  expect(screen.queryByText('Aluna Um já recebeu um kit hoje.')).not.toBeInTheDocument();
});

test('a kit for one student: class, student, products, confirmation', async () => {
  const { usuario, servidor } = abrir({ [KIT]: ENTREGUE });
  await escolher(usuario, 'Turma', '1º ANO A');
  await escolher(usuario, 'Aluno', 'Aluna Um');
  expect(screen.queryByRole('button', { name: 'Kit pronto' })).not.toBeInTheDocument();
  await adicionar(usuario, /^Arroz – Item/, '2,5');
  await adicionar(usuario, /^Feijão – Item/, '1');
  await usuario.click(doKit().getByRole('button', { name: 'Remover Feijão, lote L-4' }));
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Kit pronto' }));
  expect(await screen.findByText('Deseja realmente cadastrar o Kit?')).toBeInTheDocument();
  expect(screen.getByText(/^Arroz, lote .*: saem 2,5 .*; fica/)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Kit cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de(KIT)[0]?.corpo).toEqual({
    escolaId: 77,
    turmaId: 5,
    alunoId: 51,
    nome: 'ALUNA UM',
    produtosKits: [{ produtoLoteFk: 10, quantidade: 2.5 }],
  });
  // The students' names travel in bodies alone.
  expect(
    servidor.requisicoes
      .map(({ busca }) => Object.keys(busca))
      .flat()
      .sort(),
  ).not.toContain('aluno');
  expect(await screen.findByText('O kit ainda não tem produtos.')).toBeInTheDocument();
});

test('expired and empty lots are not offered, and no more than the stock holds', async () => {
  const { usuario } = abrir();
  await usuario.click(await screen.findByRole('combobox', { name: 'Produto' }));
  expect((await screen.findAllByTitle(/– Item/)).map(({ title }) => title.split(' ')[0])).toEqual(['Arroz', 'Feijão']);
  await usuario.click(screen.getByTitle(/^Feijão/));
  await usuario.type(screen.getByRole('textbox', { name: 'Quantidade' }), '3,5');
  expect(await screen.findByText(/^A quantidade passa do estoque do produto: 3\skg/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar' })).toBeDisabled();
  await usuario.clear(screen.getByRole('textbox', { name: 'Quantidade' }));
  await usuario.type(screen.getByRole('textbox', { name: 'Quantidade' }), '1e0');
  expect(screen.getByRole('button', { name: 'Adicionar' })).toBeDisabled();
  await usuario.tab();
  expect(await screen.findByText('Digite só números, com vírgula para os decimais.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('1e0');
});

test('the same kit for several students of the class, within what the stock holds for all of them', async () => {
  const { usuario, servidor } = abrir({ [KITS]: [] });
  await escolher(usuario, 'Turma', '1º ANO A');
  await adicionar(usuario, /^Feijão/, '2');
  await usuario.click(screen.getByRole('switch', { name: 'Mesmo kit para vários alunos da turma' }));
  await usuario.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
  expect(
    await doKit().findByText(/^Para 2 alunos: A quantidade passa do estoque do produto: 3\skg/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kit pronto' })).toBeDisabled();
  await usuario.click(doKit().getByRole('button', { name: 'Remover Feijão, lote L-4' }));
  await adicionar(usuario, /^Feijão/, '1,5');
  await usuario.click(screen.getByRole('button', { name: 'Kit pronto' }));
  expect(await screen.findByText('Deseja realmente cadastrar o Kit para 2 alunos?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('2 kits cadastrados com sucesso!')).toBeInTheDocument();
  expect(servidor.de(KITS)[0]?.corpo).toEqual({
    escolaId: 77,
    turmaId: 5,
    alunos: [
      { alunoId: 51, nome: 'ALUNA UM' },
      { alunoId: 52, nome: 'ALUNO DOIS' },
    ],
    produtosKits: [{ produtoLoteFk: 40, quantidade: 1.5 }],
  });
});

test("last year's classes are asked for with last year", async () => {
  const { usuario, servidor } = abrir();
  await usuario.click(await screen.findByRole('radio', { name: '2025' }));
  await escolher(usuario, 'Turma', '1º ANO A');
  expect(servidor.de('GET /gestao-escolar/turmas').at(-1)?.busca).toEqual({ unidade: '30', anoLetivo: '2025' });
});

test('an outage of the school-management service is shown, can be retried, and the rest of the screen works', async () => {
  abrir({
    'GET /gestao-escolar/turmas': problema(
      503,
      'O sistema de gestão escolar não respondeu. Tente novamente em instantes.',
    ),
  });
  expect(
    await screen.findByText('O sistema de gestão escolar não respondeu. Tente novamente em instantes.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Histórico de Kits' })).toBeEnabled();
});

test('without the address of the school-management service a message says that it is missing, without a retry', async () => {
  abrir({
    'GET /gestao-escolar/turmas': problema(409, 'Integração não configurada: Gestão escolar.', [], NAO_CONFIGURADA),
  });
  expect(await screen.findByText('Integração não configurada: Gestão escolar.')).toBeInTheDocument();
  expect(screen.getByText(/informa o endereço do serviço em ‘Configurações’/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
});

test('classes of the stand-in are labelled', async () => {
  abrir({ 'GET /municipio/servicos-simulados': ['enderecoGestaoEscolar'] });
  expect(await screen.findByText('Dados de demonstração')).toBeInTheDocument();
});

test('the history lists who got what, each with its receipt, and can be exported', async () => {
  const kit = {
    id: 8,
    alunoId: 51,
    turmaId: 5,
    anoLetivo: 2026,
    nome: 'ALUNA UM',
    data: '20/11/2026',
    usuario: { nome: 'JOANA' },
    criadoEm: '20/11/2026 10:00',
    estorno: { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' },
    produtosKits: [
      {
        produtoLoteFk: 10,
        nome: 'ARROZ',
        item: 'ITEM',
        numeroLote: 'L-1',
        dataValidade: '31/12/2027',
        unidadeMedida: 'PACOTE',
        conteudo: { medidaReal: 5, unidadeMedida: 'KG' },
        quantidade: 2,
      },
    ],
  };
  const { usuario, router, servidor } = abrir({ 'GET /estoques/3/unidade/30/kit': [kit] });
  const abrirHistorico = await screen.findByRole('button', { name: 'Histórico de Kits' });
  await usuario.click(abrirHistorico);
  const dialogo = await esperarDialogo('Histórico de Kits');
  const modal = within(dialogo);
  expect(await modal.findByText('Aluna Um')).toBeInTheDocument();
  expect(modal.getByText('Estornado')).toBeInTheDocument();
  expect(modal.getByText('Arroz: 10 kg (2 × pacote de 5 kg)')).toBeInTheDocument();
  await verificarAcessibilidade();
  expect(await exportarLista(usuario, servidor, 'kits', dialogo)).toEqual({
    formato: 'CSV',
    caminho: { id: '3', unidade: '30' },
  });
  await usuario.click(modal.getByRole('button', { name: 'Recibo de entrega de Aluna Um, 20/11/2026' }));
  expect(router.state.location.pathname).toBe('/relatorio/kit-merenda/3/8');
});

test('a kit that is being built comes back after the session expired, with its students', async () => {
  const { usuario, servidor, unmount } = abrir();
  await escolher(usuario, 'Turma', '1º ANO A');
  await escolher(usuario, 'Aluno', 'Aluna Um');
  await adicionar(usuario, /^Arroz – Item/, '2,5');
  await expirarSessao(servidor, unmount);

  const depois = abrir({ [KIT]: ENTREGUE });
  await depois.usuario.click(await screen.findByRole('button', { name: 'Kit pronto' }));
  await depois.usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Kit cadastrado com sucesso!')).toBeInTheDocument();
  expect(depois.servidor.de(KIT)[0]?.corpo).toEqual({
    escolaId: 77,
    turmaId: 5,
    alunoId: 51,
    nome: 'ALUNA UM',
    produtosKits: [{ produtoLoteFk: 10, quantidade: 2.5 }],
  });
});

test('a year without classes and a class without students each show a message', async () => {
  const { usuario, servidor } = abrir({ 'GET /gestao-escolar/alunos': [] });
  await escolher(usuario, 'Turma', '1º ANO A');
  await usuario.click(await screen.findByRole('combobox', { name: 'Aluno' }));
  expect(await screen.findByText('Não há alunos nesta turma.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('switch', { name: 'Mesmo kit para vários alunos da turma' }));
  expect(await screen.findByRole('group', { name: 'Alunos' })).toHaveTextContent(
    'Não há alunos nesta turma.Os alunos vêm do serviço de gestão escolar.',
  );
  servidor.responder('GET /gestao-escolar/turmas', { escolaId: 77, turmas: [] });
  await usuario.click(screen.getByRole('radio', { name: '2025' }));
  await usuario.click(screen.getByRole('combobox', { name: 'Turma' }));
  expect(await screen.findByText('Não há turmas neste ano letivo.')).toBeInTheDocument();
});

test('lots of a kit are chosen for a quantity by student; what has expired is skipped', async () => {
  const { usuario } = abrir({
    'GET /estoques/3/produtos-estoque': [
      linha(1, 'ARROZ', 10),
      {
        ...linha(2, 'ARROZ', 5, '19/11/2026'),
        produtoLote: { ...linha(1, 'ARROZ', 5, '19/11/2026').produtoLote, id: 21 },
      },
    ],
  });
  await escolher(usuario, 'Turma', '1º ANO A');
  await usuario.click(screen.getByRole('switch', { name: 'Mesmo kit para vários alunos da turma' }));
  await usuario.click(await screen.findByRole('checkbox', { name: 'Aluna Um' }));
  await usuario.click(screen.getByRole('checkbox', { name: 'Aluno Dois' }));
  await escolher(usuario, 'Preciso de', 'Arroz');
  await usuario.type(screen.getByRole('textbox', { name: 'Quanto por aluno' }), '6');
  await usuario.click(screen.getByRole('button', { name: 'Escolher lotes' }));
  // 10 kg are 5 for each of two students.
  expect(await screen.findByText(/^1 lote escolhido\. Falta 1 kg por aluno\./)).toBeInTheDocument();
  expect(doKit().getByText('5 kg (5 × pacote de 1 kg)')).toBeInTheDocument();
  // The choice can be changed before it is sent.
  await usuario.click(doKit().getByRole('button', { name: 'Alterar Arroz, lote L-1' }));
  const quantidade = screen.getByRole('textbox', { name: 'Quantidade por aluno' });
  expect(quantidade).toHaveValue('5');
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '4');
  await usuario.click(screen.getByRole('button', { name: 'Adicionar' }));
  expect(doKit().getByText('4 kg (4 × pacote de 1 kg)')).toBeInTheDocument();
});
