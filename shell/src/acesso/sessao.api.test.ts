import 'fake-indexeddb/auto';
import { useSessao, type UsuarioDaSessao } from '@merenda/shared';
import { problema, simularApi, umaPagina } from '@merenda/shared/testing';
import { waitFor } from '@testing-library/react';
import { completarSessao, entrar, sair } from './sessao.api.js';

const MARIA: UsuarioDaSessao = {
  id: 7,
  usuario: 'maria',
  pessoa: { id: 7, nome: 'MARIA', pessoaTipo: 'FUNCIONARIO' },
  permissoes: [],
  estoques: [],
};
const SECRETARIA = { id: 1, nome: 'SECRETARIA DE EDUCAÇÃO', municipio: 'Boa Vista', uf: 'SP', cnpj: null };
const ROTAS = {
  'GET /secretarias-estaduais/1': SECRETARIA,
  'GET /usuarios/7/imagem': 'data:image/png;base64,AA==',
  'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
};

test('a session whose page was reloaded before photo and secretariat had come gets them, once', async () => {
  const servidor = simularApi(ROTAS);
  useSessao.getState().entrar({ usuario: MARIA, token: 'recarregada' });
  await Promise.all([completarSessao(), completarSessao()]);
  expect(useSessao.getState().auth).toMatchObject({ secretaria: SECRETARIA, foto: 'data:image/png;base64,AA==' });
  await completarSessao();
  expect(servidor.de('GET /secretarias-estaduais/1')).toHaveLength(1);
});

test('each part that does not come leaves the others', async () => {
  simularApi({ ...ROTAS, 'GET /usuarios/7/imagem': problema(500, 'Não.') });
  useSessao.getState().entrar({ usuario: MARIA, token: 'outra' });
  await completarSessao();
  await waitFor(() => expect(useSessao.getState().auth).toMatchObject({ secretaria: SECRETARIA, foto: null }));
});

test('the token of the device outlives the logout, sealed, and goes along with the next login', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'POST /tokens/autenticar': {
      usuario: MARIA,
      token: 'da sessão',
      aparelho: 'do aparelho',
      primeirosPassos: false,
      alcance: 'TUDO',
    },
    'DELETE /tokens': undefined,
  });
  const enviados = () => servidor.de('POST /tokens/autenticar').map(({ corpo }) => corpo);
  await entrar({ usuario: 'maria', senha: 'segredo' });
  await waitFor(() => expect(localStorage.getItem('aparelho')).not.toBeNull());
  expect(localStorage.getItem('aparelho')).not.toContain('do aparelho');
  await sair();
  await entrar({ usuario: 'maria', senha: 'segredo' });
  expect(enviados()).toEqual(['usuario=maria&senha=segredo', 'usuario=maria&senha=segredo&aparelho=do+aparelho']);
});
