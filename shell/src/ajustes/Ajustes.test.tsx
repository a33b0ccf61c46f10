import { queryClient } from '@merenda/shared';
import type { Permissao } from '@merenda/shared/contratos';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import Ajustes from './Ajustes.js';

const tela = (id: string, titulo: string, permissao: string) => ({ id, caminho: `/${id}`, titulo, permissao });
const publicada = (id: string, area: object) => ({
  versao: '1',
  container: id,
  entrada: '/',
  area: { id, nome: id, menu: [], ...area },
});
const FEDERACAO = {
  shell: { versao: 's1' },
  areas: {
    'mf-a': publicada('mf-a', {
      telas: [
        tela('listas', 'Listas de Escolha', 'CONFIGURACOES'),
        tela('privacidade', 'Privacidade', 'USUARIOS'),
        tela('prazos', 'Privacidade', 'CONFIGURACOES'),
      ],
      ajustes: [
        { titulo: 'Município', entradas: [{ tela: 'listas', descricao: 'Edite as opções das listas.' }] },
        {
          titulo: 'Controle',
          entradas: ['privacidade', 'prazos'].map((uma) => ({ tela: uma, descricao: 'Veja os dados pessoais.' })),
        },
      ],
    }),
    'mf-b': publicada('mf-b', {
      telas: [tela('limites', 'Limites', 'CARDAPIOS')],
      ajustes: [{ titulo: 'Município', entradas: [{ tela: 'limites', descricao: 'Ajuste os limites.' }] }],
    }),
  },
};

beforeEach(() => {
  queryClient.clear();
  simularApi({ 'GET /federation.json': FEDERACAO });
});

const abrir = (...permissoes: Permissao[]) => renderTela(<Ajustes />, { permissoes });
const linksDe = async (secao: string) =>
  within(await screen.findByRole('region', { name: secao }))
    .getAllByRole('listitem')
    .map((linha) => [within(linha).getByRole('link').getAttribute('href'), linha.textContent]);

test('the settings of all areas are in the sections that they name, each with its line, and a screen is there once', async () => {
  abrir('USUARIOS', 'CONFIGURACOES', 'CARDAPIOS');
  expect(await linksDe('Município')).toEqual([
    ['/listas', 'Listas de EscolhaEdite as opções das listas.'],
    ['/limites', 'LimitesAjuste os limites.'],
  ]);
  expect(await linksDe('Controle')).toEqual([['/privacidade', 'PrivacidadeVeja os dados pessoais.']]);
  await verificarAcessibilidade();
});

test('only what the user may open is there', async () => {
  abrir('CONFIGURACOES');
  expect(await linksDe('Controle')).toEqual([['/prazos', 'PrivacidadeVeja os dados pessoais.']]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a user without settings reads so', async () => {
  abrir('PRATOS');
  expect(await screen.findByText('Não há ajustes para o seu usuário.')).toBeInTheDocument();
});
