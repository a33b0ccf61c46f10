import type { ResultadoDaImportacao, UnidadeDoSistemaEscolar } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade, type Pedido } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BuscarUnidades } from './BuscarUnidades';

const SALVAR = 'POST /unidades-educacionais/save';

const doSistema = (quantas: number) => Array.from({ length: quantas }, (_, i): UnidadeDoSistemaEscolar => ({ id: i + 1, nome: `Escola ${i + 1}` }));
const resultado = (parte: Partial<ResultadoDaImportacao>): ResultadoDaImportacao => ({ criadas: 0, atualizadas: 0, inalteradas: 0, falhas: [], ...parte });

async function buscar(rotas: Record<string, unknown>) {
  const servidor = simularApi(rotas);
  const tela = renderTela(<BuscarUnidades />, { permissoes: ['UNIDADES'] });
  await tela.usuario.click(screen.getByRole('button', { name: 'Buscar unidades' }));
  const modal = await screen.findByRole('dialog', { name: 'Buscar unidades' });
  return { servidor, modal, dentro: within(modal), ...tela };
}

test('looks, tells how many there are, saves them lot by lot under a bar, and says how it went', async () => {
  let responderPrimeiro: (resposta: ResultadoDaImportacao) => void = () => undefined;
  let responderBusca: (resposta: UnidadeDoSistemaEscolar[]) => void = () => undefined;
  const { servidor, modal, dentro } = await buscar({
    'GET /sistema-escolar/unidades': () => new Promise((pronto) => (responderBusca = pronto)),
    [SALVAR]: ({ corpo }: Pedido) =>
      (corpo as unknown[]).length === 10 ? new Promise((pronto) => (responderPrimeiro = pronto)) : resultado({ atualizadas: 1, inalteradas: 1 }),
  });
  expect(modal).toHaveTextContent('Procurando por novas unidades');
  // It stays while it runs.
  expect(dentro.getByRole('button', { name: 'Fechar' })).toBeDisabled();
  await waitFor(() => expect(servidor.de('GET /sistema-escolar/unidades')).toHaveLength(1));
  responderBusca(doSistema(12));
  await dentro.findByText('12 unidades encontradas');
  expect(modal).toHaveTextContent('Atualizando dados');
  expect(dentro.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await verificarAcessibilidade();
  await waitFor(() => expect(servidor.de(SALVAR)).toHaveLength(1));
  responderPrimeiro(resultado({ criadas: 10 }));
  await dentro.findByText('10 cadastradas, 1 atualizada, 1 já em dia.');
  expect(servidor.de(SALVAR).flatMap(({ corpo }) => (corpo as UnidadeDoSistemaEscolar[]).map(({ id }) => id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('what could not be saved is said unit by unit', async () => {
  const { modal, dentro } = await buscar({
    'GET /sistema-escolar/unidades': doSistema(2),
    [SALVAR]: resultado({ criadas: 1, falhas: [{ id: 2, nome: 'Escola 2', mensagem: 'CEP: Campo obrigatório.' }] }),
  });
  await dentro.findByText('1 unidade não pôde ser gravada');
  expect(dentro.getByRole('listitem')).toHaveTextContent('Escola 2 – CEP: Campo obrigatório.');
  expect(modal).toHaveTextContent('2 unidades encontradas');
  await verificarAcessibilidade();
});

test('nothing found is said, and nothing is saved', async () => {
  const { servidor, dentro } = await buscar({ 'GET /sistema-escolar/unidades': [] });
  await dentro.findByText('Nenhuma unidade encontrada');
  expect(servidor.de(SALVAR)).toHaveLength(0);
});

test('a failure tells its cause and offers another try', async () => {
  const { servidor, usuario, dentro } = await buscar({ 'GET /sistema-escolar/unidades': problema(500, 'O sistema escolar não respondeu.') });
  await dentro.findByText('Erro inesperado:');
  dentro.getByText('O sistema escolar não respondeu.');
  servidor.responder('GET /sistema-escolar/unidades', doSistema(1));
  servidor.responder(SALVAR, resultado({ inalteradas: 1 }));
  await usuario.click(dentro.getByRole('button', { name: 'Tentar novamente' }));
  await dentro.findByText('0 cadastradas, 0 atualizadas, 1 já em dia.');
});
