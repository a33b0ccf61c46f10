import type { LinhaDaTrilha } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  acionar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  umUsuario,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { comUsuarios } from '../teste/usuarios.js';
import Auditoria from './Auditoria.js';

const ALTERACAO: LinhaDaTrilha = {
  id: 90,
  quando: '20/03/2026 08:15',
  usuario: 'ANA LIMA',
  entidade: 'itens-produto',
  entidadeId: 12,
  acao: 'ALTERAR',
  login: 'ana',
  endereco: '10.0.0.7',
  sessao: 'a1b2c3d4e5f6',
  antes: { id: 12, nome: 'FUBÁ', isPerecivel: false, versao: 1 },
  depois: { id: 12, nome: 'FUBÁ MIMOSO', isPerecivel: false, versao: 2 },
  expurgada: false,
};
const VINCULACAO: LinhaDaTrilha = {
  ...ALTERACAO,
  id: 89,
  usuario: 'Sistema',
  entidade: 'cardapios-calendario',
  entidadeId: null,
  acao: 'VINCULAR',
  antes: null,
  depois: [],
};

async function abrir(rotas: Record<string, unknown> = {}, endereco?: string) {
  const servidor = simularApi({
    'GET /auditoria': umaPagina([ALTERACAO, VINCULACAO]),
    ...comUsuarios([umUsuario({ id: 5 })]),
    ...rotas,
  });
  const tela = renderTela(<Auditoria />, { permissoes: ['USUARIOS'], endereco });
  return { servidor, ...tela };
}

test('each line tells in words who did what and when', async () => {
  await abrir();
  await screen.findByText('2 registros');
  expect(screen.getByRole('row', { name: /^20\/03\/2026 08:15 Ana Lima Item nº 12 Alteração/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Sistema Cardápio do calendário Vinculação/ })).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('shows what a field was and what it became; what stayed is not shown', async () => {
  const { usuario } = await abrir();
  await acionar(usuario, 'Exibir', 'Alteração de Item nº 12');
  const detalhes = await esperarDialogo('Detalhes da Mudança');
  expect(within(detalhes).getByRole('row', { name: 'Nome FUBÁ FUBÁ MIMOSO' })).toBeInTheDocument();
  expect(within(detalhes).queryByText('Perecível')).not.toBeInTheDocument();
  for (const origem of ['ana', '10.0.0.7', 'a1b2c3d4e5f6'])
    expect(within(detalhes).getByText(origem)).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('values that were erased after their term are shown as erased', async () => {
  const { usuario } = await abrir({
    'GET /auditoria': umaPagina([{ ...ALTERACAO, antes: null, depois: null, expurgada: true }]),
  });
  await acionar(usuario, 'Exibir', 'Alteração de Item nº 12');
  const detalhes = await esperarDialogo('Detalhes da Mudança');
  expect(within(detalhes).getByText(/^Os valores foram apagados depois do prazo de guarda/)).toBeInTheDocument();
});

test('a code of a look-up list is shown with the label that the list has now', async () => {
  const produto = { ...ALTERACAO, entidade: 'produtos', antes: { unidadeProduto: 'SACO' } };
  const { usuario } = await abrir({
    'GET /auditoria': umaPagina([{ ...produto, depois: { unidadeProduto: 'BALDE_3' } }]),
    'GET /convencoes/unidades-produto': [
      { nome: 'SACO', descricao: 'Saco' },
      { nome: 'BALDE_3', descricao: 'Balde de 3 kg' },
    ],
  });
  await acionar(usuario, 'Exibir', 'Alteração de Produto nº 12');
  const detalhes = await esperarDialogo('Detalhes da Mudança');
  expect(
    await within(detalhes).findByRole('row', { name: 'Unidade do produto Saco Balde de 3 kg' }),
  ).toBeInTheDocument();
});

test('each filter searches at once, from the first page', async () => {
  const { servidor, usuario } = await abrir({
    'GET /auditoria': umaPagina([ALTERACAO], { total: 45, proximo: 'depois' }),
  });
  await screen.findByText('45 registros');
  await usuario.click(screen.getByTitle('3'));
  const daPrimeira = { pular: '0', porPagina: '20' };
  await waitFor(() =>
    expect(servidor.de('GET /auditoria').at(-1)?.busca).toEqual({ apos: 'depois', pular: '20', porPagina: '20' }),
  );
  // Typed, because the open list only has the visible options.
  await abrirFiltros(usuario);
  await usuario.type(screen.getByRole('combobox', { name: 'Ação' }), 'exclus');
  await usuario.click(await screen.findByTitle('Exclusão'));
  await waitFor(() => expect(servidor.de('GET /auditoria').at(-1)?.busca).toEqual({ acao: 'EXCLUIR', ...daPrimeira }));
  await usuario.click(screen.getByRole('combobox', { name: 'Quem' }));
  await usuario.click(await screen.findByTitle('Ana Lima'));
  await usuario.type(screen.getByLabelText('De'), '01032026{Enter}');
  await waitFor(() =>
    expect(servidor.de('GET /auditoria').at(-1)?.busca).toEqual({
      acao: 'EXCLUIR',
      usuario: '5',
      de: '01/03/2026',
      ...daPrimeira,
    }),
  );
});

test('the spreadsheet has the filtered lines; a failed download is reported', async () => {
  const salvos: string[] = [];
  URL.createObjectURL = (arquivo) => String(salvos.push((arquivo as Blob).type));
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { servidor, usuario } = await abrir({ 'GET /auditoria/csv': '\uFEFFQuando\r\n' });
  await screen.findByText('2 registros');
  await usarFerramenta(usuario, 'Baixar CSV');
  await waitFor(() => expect(salvos).toEqual(['text/csv;charset=utf-8']));
  servidor.responder('GET /auditoria/csv', problema(403, 'Você não tem permissão para esta operação.'));
  await usarFerramenta(usuario, 'Baixar CSV');
  expect(await screen.findByText('Você não tem permissão para esta operação.')).toBeInTheDocument();
});

test('an empty trail and a missing response are distinguished', async () => {
  const { servidor, usuario } = await abrir({
    'GET /auditoria': problema(503, 'O banco de dados está indisponível no momento.'),
  });
  expect(await screen.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
  servidor.responder('GET /auditoria', umaPagina([]));
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma mudança registrada.')).toBeInTheDocument();
});

test('the author of an address is named, and one of many users is found by words of the name', async () => {
  const muitos = Array.from({ length: 130 }, (_, n) =>
    umUsuario({ id: n + 1, pessoa: { ...umUsuario().pessoa, nome: `PESSOA ${n + 1}` } }),
  );
  const { servidor, usuario, router } = await abrir(comUsuarios(muitos), '/tela?usuario=130');
  await screen.findByText('2 registros');
  const filtros = within(screen.getByRole('list', { name: 'Filtros' }));
  expect(await filtros.findByText('Quem: Pessoa 130')).toBeInTheDocument();
  expect(servidor.de('GET /auditoria')[0]?.busca).toMatchObject({ usuario: '130' });
  await abrirFiltros(usuario);
  await usuario.type(screen.getByRole('combobox', { name: 'Quem' }), '77 pes');
  await usuario.click(await screen.findByTitle('Pessoa 77'));
  await waitFor(() => expect(servidor.de('GET /auditoria').at(-1)?.busca).toMatchObject({ usuario: '77' }));
  expect(router.state.location.search).toBe('?usuario=77');
  await usuario.click(await filtros.findByRole('button', { name: 'Remover filtro Quem: Pessoa 77' }));
  await waitFor(() => expect(servidor.de('GET /auditoria').at(-1)?.busca).not.toHaveProperty('usuario'));
});
