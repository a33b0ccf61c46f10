import { entregarArquivo, receberArquivo } from '@merenda/shared';
import {
  campoDaImportacao,
  esperarDialogo,
  linhaDaImportacao,
  problema,
  renderTela,
  simularApi,
  simularImportacao,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportarPlanilha } from './ImportarPlanilha.js';

const UMA = 'GET /importacoes-sessao/1';
const EXPIROU = 'A importação expirou depois de 24 horas sem uso. Envie o arquivo de novo.';

const simular = (resto: Partial<Parameters<typeof simularImportacao>[0]> = {}) =>
  simularImportacao({
    campos: [campoDaImportacao('nome', 'Nome')],
    colunas: [{ titulo: 'Nome', campo: 'nome' }],
    linhas: [linhaDaImportacao(2, 'ARROZ')],
    ...resto,
  });

function abrir(rotas: Record<string, unknown>, endereco = '/tela') {
  const servidor = simularApi(rotas);
  const tela = renderTela(<ImportarPlanilha entidade="itens" titulo="Importar Itens" lista="/" renova={[]} />, {
    endereco,
  });
  return { servidor, ...tela };
}

test('an import that was begun is continued where it is, also after a reload', async () => {
  const { rotas } = simular({ estado: 'CONFERIDA' });
  const { usuario, router } = abrir({
    ...rotas,
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 11:00' },
  });
  expect(await screen.findByText('Continuar a importação de itens.csv, de hoje às 10:41?')).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Continuar a importação de itens.csv' }));
  expect(await screen.findByLabelText('Nome da linha 2')).toHaveValue('ARROZ');
  expect(router.state.location.search).toBe('?sessao=1');
});

test('imports of other lists and finished ones are not offered', async () => {
  const outra = simular({ id: 2, entidade: 'produtos' }).agora().importacao;
  const feita = simular({ id: 3, estado: 'GRAVADA' }).agora().importacao;
  const { servidor } = abrir({ 'GET /importacoes-sessao': [outra, feita] });
  await waitFor(() => expect(servidor.de('GET /importacoes-sessao')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Escolher arquivo' })).toBeInTheDocument();
  expect(screen.queryByText(/^Continuar a importação/)).not.toBeInTheDocument();
});

test('an import can be discarded', async () => {
  const { rotas } = simular();
  const { servidor, usuario } = abrir(rotas);
  await usuario.click(await screen.findByRole('button', { name: 'Descartar a importação de itens.csv' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente descartar a importação de itens.csv?');
  servidor.responder('GET /importacoes-sessao', []);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Importação descartada.')).toBeInTheDocument();
  expect(servidor.de('DELETE /importacoes-sessao/1')).toHaveLength(1);
  expect(screen.queryByText(/^Continuar a importação/)).not.toBeInTheDocument();
});

test('an import that has expired leads to the choice of the file', async () => {
  const { servidor, usuario } = abrir({ [UMA]: problema(404, EXPIROU) }, '/tela?sessao=1');
  expect(await screen.findByText(EXPIROU)).toBeInTheDocument();
  await verificarAcessibilidade();
  servidor.responder('GET /importacoes-sessao', []);
  await usuario.click(screen.getByRole('button', { name: 'Escolher a planilha' }));
  expect(await screen.findByRole('button', { name: 'Escolher arquivo' })).toBeInTheDocument();
});

test('an import that expires while it is corrected leads there too', async () => {
  const { rotas } = simular({ estado: 'CONFERIDA' });
  const { servidor, usuario } = abrir(rotas, '/tela?sessao=1');
  const nome = await screen.findByLabelText('Nome da linha 2');
  servidor.responder('POST /importacoes-sessao/1/edicoes', problema(404, EXPIROU));
  servidor.responder(UMA, problema(404, EXPIROU));
  await usuario.type(nome, ' BRANCO{Tab}');
  expect(await screen.findByRole('button', { name: 'Escolher a planilha' })).toBeInTheDocument();
});

test('an import that cannot be read is tried again', async () => {
  const { rotas } = simular({ estado: 'CONFERIDA' });
  const { servidor, usuario } = abrir({ ...rotas, [UMA]: problema(500, 'Falhou.') }, '/tela?sessao=1');
  await screen.findByText('Falhou.');
  servidor.responder(UMA, rotas[UMA]);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Nome da linha 2')).toBeInTheDocument();
});

test('a write that goes on is shown with its progress, also on another computer', async () => {
  const importacao = simular({ estado: 'GRAVANDO' });
  importacao.avancar(0.429);
  abrir(importacao.rotas, '/tela?sessao=1');
  const barra = await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  expect(barra).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByLabelText('Nome da linha 2')).toBeDisabled();
  importacao.terminar({ novas: 1 });
  expect(await screen.findByText('1 registro novo.', undefined, { timeout: 3_000 })).toBeInTheDocument();
  expect(screen.getByText('Planilha importada!')).toBeInTheDocument();
});

test('a write that ends without effect says why, and the rows can be corrected', async () => {
  const importacao = simular({ estado: 'GRAVANDO' });
  abrir(importacao.rotas, '/tela?sessao=1');
  await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  const frase = 'A gravação foi interrompida. Nada foi gravado. Confirme de novo.';
  importacao.recusar(frase);
  expect((await screen.findAllByText(frase, undefined, { timeout: 3_000 })).length).toBeGreaterThan(0);
  expect(await screen.findByLabelText('Nome da linha 2')).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Importar tudo ou nada' })).toBeEnabled();
});

test('a file that another screen hands over is sent at once, and only there', async () => {
  entregarArquivo('/tela', new File(['a'], 'entregue.csv'));
  const { servidor } = abrir(simular().rotas);
  expect(await screen.findByText('Todas: 1')).toBeInTheDocument();
  expect(servidor.de('POST /importacoes-sessao')[0]?.corpo).toEqual({
    entidade: 'itens',
    nome: 'entregue.csv',
    conteudo: 'YQ==',
  });
  entregarArquivo('/outra-tela', new File(['b'], 'de-outra.csv'));
  expect(receberArquivo('/tela')).toBeNull();
});
