import type { UnidadeEducacional } from '@merenda/shared/contratos';
import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import GerenciarUnidades from './GerenciarUnidades.js';

const VALE: UnidadeEducacional = {
  id: 1,
  idIEscolar: 102,
  nome: 'ESCOLA VALE VERDE',
  tipoUnidade: 'ESCOLA',
  codigoInep: '35990102',
  cep: '99990000',
  cidade: 'BOA VISTA',
  logradouro: 'AVENIDA VALE VERDE',
  numero: '10',
  bairro: null,
  telefone: '1633990002',
  nomeDoResponsavel: 'SISTEMA',
  estoque: { id: 71 },
  versao: 2,
};
const CENTRAL: UnidadeEducacional = {
  ...VALE,
  id: 2,
  idIEscolar: null,
  nome: 'COZINHA CENTRAL',
  tipoUnidade: 'INSTITUICAO',
  codigoInep: null,
  cidade: 'SÃO JOÃO',
  telefone: null,
  estoque: { id: 72 },
};

async function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ 'GET /unidades-educacionais': [CENTRAL, VALE], ...rotas });
  const tela = renderTela(<GerenciarUnidades />, { permissoes: ['UNIDADES'] });
  await screen.findByText('2 registros');
  return { servidor, ...tela };
}

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];

const linhas = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((linha) => linha.textContent);

async function confirmar(usuario: Usuario, pergunta: string) {
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('lists INEP, name and city, and searches by each', async () => {
  const { usuario } = await abrir();
  expect(linhas()).toEqual(['COZINHA CENTRALSÃO JOÃO', '35990102ESCOLA VALE VERDEBOA VISTA']);
  for (const [rotulo, texto, achada] of [
    ['Código INEP', '0102', /VALE/],
    ['Nome', 'central', /CENTRAL/],
    ['Cidade', 'sao joao', /CENTRAL/],
  ] as const) {
    const busca = screen.getByRole('textbox', { name: rotulo });
    await usuario.type(busca, texto);
    await screen.findByText('1 de 2 registros');
    expect(linhas()).toEqual([expect.stringMatching(achada)]);
    await usuario.clear(busca);
  }
});

test('shows a unit; an institution has no INEP code', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Ver COZINHA CENTRAL' }));
  const detalhes = await esperarDialogo('Detalhes da Unidade');
  expect(detalhes).toHaveTextContent('Instituição');
  expect(detalhes).toHaveTextContent('99990-000');
  expect(detalhes).not.toHaveTextContent('INEP');
});

test('edits with the version that was read, the id and the stock', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /unidades-educacionais/1': VALE });
  await usuario.click(screen.getByRole('button', { name: 'Editar ESCOLA VALE VERDE' }));
  const edicao = within(await esperarDialogo('Edição de Unidade'));
  await usuario.clear(edicao.getByRole('textbox', { name: 'Código INEP' }));
  await colar(usuario, edicao.getByRole('textbox', { name: 'Bairro' }), 'centro');
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar a Unidade?');
  await screen.findByText('Unidade atualizada com sucesso!');
  expect(servidor.de('PUT /unidades-educacionais/1')[0]?.corpo).toEqual({
    id: 1,
    nome: 'ESCOLA VALE VERDE',
    tipoUnidade: 'ESCOLA',
    codigoInep: '',
    cep: '99990000',
    cidade: 'BOA VISTA',
    logradouro: 'AVENIDA VALE VERDE',
    numero: '10',
    bairro: 'CENTRO',
    telefone: '1633990002',
    nomeDoResponsavel: 'SISTEMA',
    estoque: { id: 71 },
    versao: 2,
  });
  await waitFor(() => expect(servidor.de('GET /unidades-educacionais')).toHaveLength(2));
});

test("in an edit another postal code brings its own address, and the record's code the record's, corrections and all", async () => {
  const SE = { logradouro: 'Praça da Sé', complemento: '', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
  const { usuario, servidor } = await abrir({ 'GET /enderecos/01001000': SE });
  await usuario.click(screen.getByRole('button', { name: 'Editar ESCOLA VALE VERDE' }));
  const edicao = within(await esperarDialogo('Edição de Unidade'));
  const campo = (name: string) => edicao.getByRole('textbox', { name });
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ'));
  await colar(usuario, campo('CEP'), '99990000');
  await waitFor(() => expect(campo('Logradouro')).toHaveValue('AVENIDA VALE VERDE'));
  expect(campo('Cidade')).toHaveValue('BOA VISTA');
  expect(campo('Bairro')).toHaveValue('');
  expect(servidor.pedidos.filter(({ rota }) => rota === 'GET /enderecos/99990000')).toEqual([]);
});

test('an institution is edited without INEP code, and needs the phone that it lacked', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Editar COZINHA CENTRAL' }));
  const edicao = within(await esperarDialogo('Edição de Unidade'));
  expect(edicao.queryByRole('textbox', { name: 'Código INEP' })).not.toBeInTheDocument();
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(edicao.getByRole('textbox', { name: 'Telefone' })).toHaveAccessibleDescription(/Campo obrigatório\./),
  );
});

test('says what prevents a deletion', async () => {
  const mensagem = 'A unidade ESCOLA VALE VERDE não pode ser excluída: é usada por 2 usuários (admin, ana).';
  const { usuario } = await abrir({ 'DELETE /unidades-educacionais/1': problema(409, mensagem) });
  await usuario.click(screen.getByRole('button', { name: 'Excluir ESCOLA VALE VERDE' }));
  await confirmar(usuario, 'Deseja realmente excluir a Unidade?');
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
});

test('has no accessibility breach, in the list and in its modals', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Editar ESCOLA VALE VERDE' }));
  await esperarDialogo('Edição de Unidade');
  await verificarAcessibilidade();
});
