import type { ConvencaoEditavel } from '@merenda/shared/contratos';
import {
  acaoDaLinha,
  acionar,
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { SelectConvencao } from '@merenda/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import ListasDeEscolha from './ListasDeEscolha.js';

const LER = 'GET /convencoes/cargos/opcoes';
const CRIAR = 'POST /convencoes/cargos/opcoes';
const ALTERAR = 'PUT /convencoes/cargos/opcoes/GESTOR';
const ORDENAR = 'PUT /convencoes/cargos/ordem';

const GESTOR: ConvencaoEditavel = { nome: 'GESTOR', descricao: 'Gestor(a)', ativa: true, versao: 3 };
const VIGIA: ConvencaoEditavel = { nome: 'VIGIA', descricao: 'Vigia', ativa: false, versao: 1 };

async function abrir(rotas: Record<string, unknown> = {}, naTela = <ListasDeEscolha />) {
  const servidor = simularApi({ [LER]: [GESTOR, VIGIA], ...rotas });
  const tela = renderTela(naTela, { permissoes: ['CONFIGURACOES'], rota: '/listas' });
  await screen.findByText('Vigia');
  return { servidor, ...tela };
}

/** The texts of the rows, without their actions. */
const linhas = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) =>
      [...cells]
        .slice(0, -1)
        .map(({ textContent }) => textContent)
        .join(''),
    );

async function confirmar(usuario: ReturnType<typeof renderTela>['usuario'], pergunta: string): Promise<void> {
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('the entries are shown in their order, with labels and never codes', async () => {
  await abrir();
  expect(linhas()).toEqual(['Gestor(a)Ativa', 'VigiaInativa']);
  await verificarAcessibilidade();
});

test('a new entry is sent, and the selects of other screens offer it', async () => {
  const { usuario, servidor } = await abrir(
    { 'GET /convencoes/cargos': [{ nome: 'GESTOR', descricao: 'Gestor(a)' }] },
    <>
      <ListasDeEscolha />
      <SelectConvencao lista="cargos" aria-label="Cargo" />
    </>,
  );
  await waitFor(() => expect(servidor.de('GET /convencoes/cargos')).toHaveLength(1));
  servidor.responder(CRIAR, { nome: 'NOTURNO', descricao: 'Noturno', ativa: true, versao: 1 });
  await usuario.click(screen.getByRole('button', { name: 'Nova opção' }));
  const nova = within(await esperarDialogo('Nova Opção'));
  await colar(usuario, nova.getByRole('textbox', { name: 'Descrição' }), 'Noturno');
  await usuario.click(nova.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente cadastrar a Opção?');
  expect(await screen.findByText('Opção cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de(CRIAR)[0]?.corpo).toEqual({ descricao: 'Noturno' });
  expect(servidor.de('GET /convencoes/cargos')).toHaveLength(2);
});

test('a label that the list has is refused at its field', async () => {
  const mensagem = 'Já existe uma opção com esta descrição na lista.';
  const { usuario } = await abrir({ [CRIAR]: problema(409, mensagem, [{ campo: 'descricao', mensagem }]) });
  await usuario.click(screen.getByRole('button', { name: 'Nova opção' }));
  const nova = within(await esperarDialogo('Nova Opção'));
  await colar(usuario, nova.getByRole('textbox', { name: 'Descrição' }), 'Vigia');
  await usuario.click(nova.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente cadastrar a Opção?');
  expect(await nova.findByText(mensagem)).toBeInTheDocument();
});

test('an edit that conflicts keeps the state that the other user set', async () => {
  const { usuario, servidor } = await abrir();
  await acionar(usuario, 'Editar', 'Gestor(a)');
  const edicao = within(await esperarDialogo('Edição de Opção'));
  await colar(usuario, edicao.getByRole('textbox', { name: 'Descrição' }), 'Gestão');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: ALTERAR,
    leitura: [LER, [{ ...GESTOR, descricao: 'Gestora', ativa: false, versao: 4 }, VIGIA]],
    salvo: { ...GESTOR, descricao: 'Gestão', ativa: false, versao: 5 },
  });
  expect(corpo).toEqual({ descricao: 'Gestão', ativa: false, versao: 4 });
});

test('an entry is deactivated after the question', async () => {
  const { usuario, servidor } = await abrir({ [ALTERAR]: { ...GESTOR, ativa: false, versao: 4 } });
  await acionar(usuario, 'Desativar', 'Gestor(a)');
  await confirmar(usuario, 'Deseja realmente desativar a Opção Gestor(a)?');
  expect(await screen.findByText('Opção desativada com sucesso!')).toBeInTheDocument();
  expect(servidor.de(ALTERAR)[0]?.corpo).toEqual({ descricao: 'Gestor(a)', ativa: false, versao: 3 });
  expect(await acaoDaLinha(usuario, 'Desativar', 'Vigia')).toHaveAttribute('aria-disabled', 'true');
  expect(await acaoDaLinha(usuario, 'Reativar', 'Vigia')).toHaveAttribute('aria-disabled', 'false');
});

test('an entry moves, and the ends of the list say why it goes no further', async () => {
  const { usuario, servidor } = await abrir();
  servidor.responder(ORDENAR, () => {
    servidor.responder(LER, [VIGIA, GESTOR]);
    return [VIGIA, GESTOR];
  });
  expect(await acaoDaLinha(usuario, 'Subir', 'Gestor(a)')).toHaveAccessibleDescription('É a primeira opção da lista.');
  await acionar(usuario, 'Descer', 'Gestor(a)');
  await waitFor(() => expect(linhas()).toEqual(['VigiaInativa', 'Gestor(a)Ativa']));
  expect(servidor.de(ORDENAR)[0]?.corpo).toEqual({ nomes: ['VIGIA', 'GESTOR'] });
  expect(servidor.de(ORDENAR)).toHaveLength(1);
});

test('a move that the server refuses shows its sentence and the current list', async () => {
  const { usuario, servidor } = await abrir({ [ORDENAR]: problema(409, 'As opções da lista foram alteradas.') });
  await acionar(usuario, 'Subir', 'Vigia');
  expect(await screen.findByText('As opções da lista foram alteradas.')).toBeInTheDocument();
  expect(servidor.de(LER)).toHaveLength(2);
});

test('a fixed list is shown with its reason and without actions', async () => {
  const { usuario, router } = await abrir({
    'GET /convencoes/tipos-pessoa/opcoes': [{ nome: 'MOTORISTA', descricao: 'Motorista', ativa: true, versao: 1 }],
  });
  await usuario.click(screen.getByRole('combobox', { name: 'Lista' }));
  await usuario.type(screen.getByRole('combobox', { name: 'Lista' }), 'pessoa');
  await usuario.click(await screen.findByTitle('Tipos de pessoa (fixa)'));
  expect(router.state.location.search).toBe('?lista=tipos-pessoa');
  expect(await screen.findByText('O tipo decide o que é obrigatório: cargo, CNH ou CRN.')).toBeVisible();
  expect(await screen.findByText('Motorista')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nova opção' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Editar Motorista' })).not.toBeInTheDocument();
});

test('the address says which list is open', async () => {
  simularApi({ 'GET /convencoes/portes-empresa/opcoes': [{ ...GESTOR, nome: 'MEI', descricao: 'Individual' }] });
  renderTela(<ListasDeEscolha />, {
    permissoes: ['CONFIGURACOES'],
    rota: '/listas',
    endereco: '/listas?lista=portes-empresa',
  });
  expect(await screen.findByText('Individual')).toBeInTheDocument();
  expect(screen.getByTitle('Portes de empresa')).toBeInTheDocument();
});
