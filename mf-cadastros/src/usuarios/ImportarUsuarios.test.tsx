import { problema, esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import ImportarUsuarios from './ImportarUsuarios.js';

const colunas = [{ titulo: 'Nome', campo: 'nome' }];
const linha = (numero: number) => ({ numero, celulas: [`pessoa ${numero}`], tipos: 't' });

/** Until the result of an import that registers users 11 to 13. */
async function importar(rotas: Record<string, unknown>) {
  const servidor = simularApi({
    'POST /importacoes/usuarios/leitura': {
      arquivo: { descricao: 'CSV separado por vírgula', folhas: [], folha: null, avisos: [] },
      campos: [
        {
          campo: 'nome',
          titulo: 'Nome',
          obrigatorio: true,
          numerico: false,
          exemplo: 'Ana Lima',
          opcoes: [],
          trocas: [],
          doNome: false,
        },
      ],
      colunas,
      palpites: [{ confianca: 'CERTO', motivo: 'O título da coluna é o do campo.', amostra: ['x'] }],
      linhas: [linha(2), linha(3), linha(4)],
    },
    'POST /importacoes/usuarios/conferencia': [2, 3, 4].map((numero) => ({
      numero,
      situacao: 'NOVA',
      nome: 'x',
      mudancas: [],
      motivos: [],
      avisos: [],
      registro: numero,
      plano: 'p',
    })),
    'POST /importacoes/usuarios': { novas: 3, alteradas: 0, iguais: 0, recusadas: [], criados: [11, 12, 13] },
    ...rotas,
  });
  const { usuario } = renderTela(<ImportarUsuarios />, { permissoes: ['USUARIOS'] });
  await usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File(['Nome'], 'usuarios.csv'));
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  await usuario.click(await screen.findByRole('button', { name: 'Importar só as linhas boas' }));
  const aviso = await esperarDialogo('Aviso');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
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
  await importar({
    'POST /importacoes/usuarios': { novas: 3, alteradas: 0, iguais: 0, recusadas: [], criados: [] },
  });
  expect(screen.queryByText('Convites')).not.toBeInTheDocument();
});
