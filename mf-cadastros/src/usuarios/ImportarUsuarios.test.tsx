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
import { screen, within } from '@testing-library/react';
import ImportarUsuarios from './ImportarUsuarios.js';

/** Until the result of an import of three users, by default new ones. */
async function importar(rotas: Record<string, unknown>, criados = [11, 12, 13]) {
  const importacao = simularImportacao({
    entidade: 'usuarios',
    campos: [campoDaImportacao('nome', 'Nome', { obrigatorio: true })],
    colunas: [{ titulo: 'Nome', campo: 'nome' }],
    linhas: [2, 3, 4].map((numero) => linhaDaImportacao(numero, `pessoa ${numero}`)),
  });
  const servidor = simularApi({ ...importacao.rotas, 'GET /importacoes-sessao': [], ...rotas });
  const { usuario } = renderTela(<ImportarUsuarios />, { permissoes: ['USUARIOS'] });
  await usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File(['Nome'], 'usuarios.csv'));
  await usuario.click(await screen.findByRole('button', { name: 'Importar só as linhas boas' }));
  const aviso = await esperarDialogo('Aviso');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  importacao.terminar({ novas: 3, criados });
  await screen.findByText('3 registros novos.');
  return { servidor, usuario };
}

const CONVITE = (id: number) => `POST /usuarios/${id}/convite`;

test('the new users are invited one by one; what could not be sent is sent again', async () => {
  const { servidor, usuario } = await importar({
    [CONVITE(11)]: undefined,
    [CONVITE(12)]: problema(503, 'O convite para b@exemplo.test não pôde ser enviado. Tente de novo mais tarde.'),
    [CONVITE(13)]: undefined,
  });
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: /Enviar 3 convites/ }));
  expect(await screen.findByText('2 convites enviados.')).toBeInTheDocument();
  expect(screen.getByText('1 convite não foi enviado.')).toBeInTheDocument();
  expect(screen.getByText(/O convite para b@exemplo.test não pôde ser enviado/)).toBeInTheDocument();
  await verificarAcessibilidade();

  servidor.responder(CONVITE(12), undefined);
  await usuario.click(screen.getByRole('button', { name: /Enviar o convite/ }));
  expect(await screen.findByText('3 convites enviados.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Enviar/ })).not.toBeInTheDocument();
  expect([11, 12, 13].map((id) => servidor.de(CONVITE(id)).length)).toEqual([1, 2, 1]);
});

test('an import without new users offers no invitation', async () => {
  await importar({}, []);
  expect(screen.queryByText('Convites')).not.toBeInTheDocument();
});
