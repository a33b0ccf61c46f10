import {
  NAO_CONFIGURADA,
  type ResultadoDaImportacao,
  type UnidadeConferida,
  type UnidadeDoSistemaEscolar,
} from '@merenda/shared/contratos';
import {
  esperarDialogo,
  type Requisicao,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BuscarUnidades } from './BuscarUnidades.js';

const LISTA = 'GET /sistema-escolar/unidades';
const CONFERIR = 'POST /unidades-educacionais/conferencia';
const SALVAR = 'POST /unidades-educacionais/save';

const doSistema = (quantas: number) =>
  Array.from({ length: quantas }, (_, i): UnidadeDoSistemaEscolar => ({ id: i + 1, nome: `Escola ${i + 1}` }));
const resultado = (parte: Partial<ResultadoDaImportacao>): ResultadoDaImportacao => ({
  criadas: 0,
  atualizadas: 0,
  inalteradas: 0,
  falhas: [],
  ...parte,
});
const conferida = (id: number, parte: Partial<UnidadeConferida> = {}): UnidadeConferida => ({
  id,
  nome: `ESCOLA ${id}`,
  cidade: 'BOA VISTA',
  situacao: 'NOVA',
  versao: 0,
  mudancas: [],
  motivo: null,
  ...parte,
});
const alterada = (id: number): UnidadeConferida =>
  conferida(id, {
    situacao: 'ALTERADA',
    versao: 4,
    mudancas: [
      { campo: 'nome', de: 'CORRIGIDA', para: 'DO SISTEMA' },
      { campo: 'telefone', de: '1633990009', para: '1633990001' },
      { campo: 'bairro', de: null, para: 'CENTRO' },
    ],
  });
const igual = (id: number) => conferida(id, { situacao: 'IGUAL', versao: 1 });

async function buscar(rotas: Record<string, unknown>) {
  const servidor = simularApi(rotas);
  const tela = renderTela(<BuscarUnidades />, { permissoes: ['UNIDADES'] });
  await tela.usuario.click(screen.getByRole('button', { name: 'Buscar unidades' }));
  const modal = await esperarDialogo('Buscar unidades');
  return { servidor, modal, dentro: within(modal), ...tela };
}

test('looks, and stays while it does', async () => {
  let responder: (resposta: UnidadeDoSistemaEscolar[]) => void = () => undefined;
  const { modal, dentro, servidor } = await buscar({
    [LISTA]: () => new Promise((pronto) => (responder = pronto)),
    [CONFERIR]: [igual(1)],
  });
  expect(modal).toHaveTextContent('Procurando por novas unidades');
  expect(dentro.getByRole('button', { name: 'Fechar' })).toBeDisabled();
  await waitFor(() => expect(servidor.de(LISTA)).toHaveLength(1));
  responder(doSistema(1));
  await dentro.findByText('1 unidade encontrada');
  expect(modal).toHaveTextContent('1 igual ao cadastro');
  expect(dentro.queryByRole('button', { name: 'Gravar o que está marcado' })).not.toBeInTheDocument();
});

test('shows the changes field by field; new units are ticked, corrections are not, and only ticked ones are sent', async () => {
  const { servidor, usuario, modal, dentro } = await buscar({
    [LISTA]: doSistema(5),
    [CONFERIR]: [
      conferida(1),
      conferida(2),
      alterada(3),
      igual(4),
      conferida(5, { situacao: 'RECUSADA', nome: 'Escola 5', motivo: 'CEP: Campo obrigatório.' }),
    ],
    [SALVAR]: resultado({ criadas: 1, atualizadas: 1 }),
  });
  await dentro.findByText('5 unidades encontradas');
  expect(modal).toHaveTextContent('Escola 5 – CEP: Campo obrigatório.');
  expect(servidor.de(SALVAR)).toHaveLength(0);
  const nova = (n: number) => dentro.getByRole('checkbox', { name: `Escola ${n} – Boa Vista` });
  expect([nova(1), nova(2)].every((caixa) => (caixa as HTMLInputElement).checked)).toBe(true);
  const campos = within(dentro.getByRole('group', { name: 'Escola 3' })).getAllByRole('checkbox');
  expect(campos.map((caixa) => (caixa as HTMLInputElement).checked)).toEqual([false, false, false]);
  expect(dentro.getByRole('checkbox', { name: 'Bairro: --- → CENTRO' })).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(nova(2));
  await usuario.click(dentro.getByRole('checkbox', { name: 'Telefone: (16) 3399-0009 → (16) 3399-0001' }));
  await usuario.click(dentro.getByRole('button', { name: 'Gravar o que está marcado' }));
  await dentro.findByText('1 unidade criada, 1 campo atualizado em 1 unidade, 1 igual.');
  expect(servidor.de(SALVAR).map(({ corpo }) => corpo)).toEqual([
    [
      { id: 1, nome: 'Escola 1', versao: 0 },
      { id: 3, nome: 'Escola 3', versao: 4, campos: ['telefone'] },
    ],
  ]);
});

test("'Marcar todos' takes every field over; with nothing ticked there is nothing to save", async () => {
  const { servidor, usuario, dentro } = await buscar({
    [LISTA]: doSistema(1),
    [CONFERIR]: [alterada(1)],
    [SALVAR]: resultado({ atualizadas: 1 }),
  });
  const gravar = await dentro.findByRole('button', { name: 'Gravar o que está marcado' });
  expect(gravar).toBeDisabled();
  await usuario.click(dentro.getByRole('button', { name: 'Marcar todos' }));
  await usuario.click(gravar);
  await dentro.findByText('3 campos atualizados em 1 unidade.');
  expect(servidor.de(SALVAR)[0]?.corpo).toEqual([
    { id: 1, nome: 'Escola 1', versao: 4, campos: ['nome', 'telefone', 'bairro'] },
  ]);
});

test('saves lot by lot under a bar', async () => {
  let responderPrimeiro: (resposta: ResultadoDaImportacao) => void = () => undefined;
  const { servidor, usuario, modal, dentro } = await buscar({
    [LISTA]: doSistema(12),
    [CONFERIR]: Array.from({ length: 12 }, (_, i) => conferida(i + 1)),
    [SALVAR]: ({ corpo }: Requisicao) =>
      (corpo as unknown[]).length === 10
        ? new Promise((pronto) => (responderPrimeiro = pronto))
        : resultado({ criadas: 2 }),
  });
  await usuario.click(await dentro.findByRole('button', { name: 'Gravar o que está marcado' }));
  await waitFor(() => expect(servidor.de(SALVAR)).toHaveLength(1));
  expect(modal).toHaveTextContent('12 unidades encontradas');
  expect(modal).toHaveTextContent('Atualizando dados');
  expect(dentro.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(dentro.getByRole('button', { name: 'Fechar' })).toBeDisabled();
  responderPrimeiro(resultado({ criadas: 10 }));
  await dentro.findByText('12 unidades criadas.');
  expect(servidor.de(SALVAR).flatMap(({ corpo }) => (corpo as UnidadeDoSistemaEscolar[]).map(({ id }) => id))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('failures are shown unit by unit, and do not count as done', async () => {
  const mensagem = 'A unidade mudou no cadastro depois da busca.';
  const { usuario, dentro } = await buscar({
    [LISTA]: doSistema(2),
    [CONFERIR]: [conferida(1), alterada(2)],
    [SALVAR]: resultado({ criadas: 1, falhas: [{ id: 2, nome: 'Escola 2', mensagem }] }),
  });
  await usuario.click(await dentro.findByRole('checkbox', { name: 'Nome: CORRIGIDA → DO SISTEMA' }));
  await usuario.click(dentro.getByRole('button', { name: 'Gravar o que está marcado' }));
  await dentro.findByText('1 unidade não pôde ser gravada');
  expect(dentro.getByText('1 unidade criada.')).toBeInTheDocument();
  expect(dentro.getByRole('listitem')).toHaveTextContent(`Escola 2 – ${mensagem}`);
  await verificarAcessibilidade();
});

test('an empty result is reported, and nothing is saved', async () => {
  const { servidor, dentro } = await buscar({ [LISTA]: [] });
  await dentro.findByText('Nenhuma unidade encontrada');
  expect(servidor.de(CONFERIR)).toHaveLength(0);
});

test('a failure shows its cause and offers a retry', async () => {
  const { servidor, usuario, dentro } = await buscar({ [LISTA]: problema(500, 'O sistema escolar não respondeu.') });
  await dentro.findByText('Erro inesperado:');
  dentro.getByText('O sistema escolar não respondeu.');
  servidor.responder(LISTA, doSistema(1));
  servidor.responder(CONFERIR, [igual(1)]);
  await usuario.click(dentro.getByRole('button', { name: 'Tentar novamente' }));
  await dentro.findByText('1 igual ao cadastro');
});

test('without the address of the school system a message says that it is missing, and there is no retry', async () => {
  const { dentro } = await buscar({
    [LISTA]: problema(409, 'Integração não configurada: Sistema escolar.', [], NAO_CONFIGURADA),
  });
  await dentro.findByText('Integração não configurada: Sistema escolar.');
  expect(dentro.getByRole('link', { name: 'importadas de uma planilha' })).toHaveAttribute(
    'href',
    '/importar-unidades',
  );
  expect(dentro.queryByText('Erro inesperado:')).not.toBeInTheDocument();
  expect(dentro.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  // The address is for CONFIGURACOES to give.
  expect(dentro.queryByRole('link', { name: 'Abrir Configurações' })).not.toBeInTheDocument();
});

test('units of the stand-in are labelled', async () => {
  const { dentro } = await buscar({
    [LISTA]: doSistema(1),
    [CONFERIR]: [conferida(1)],
    'GET /municipio/servicos-simulados': ['enderecoSistemaEscolar'],
  });
  expect(await dentro.findByText('Dados de demonstração')).toBeVisible();
});
